import { expect, it } from 'vitest';
import { createBackground } from './background.ts';

it('is waited for, what it starts itself included', async () => {
  const done: string[] = [];
  const background = createBackground(() => undefined);
  background.run('ana@fund.example', async () => {
    await Promise.resolve();
    background.run('ana@fund.example', async () => {
      await Promise.resolve();
      done.push('second');
    });
    done.push('first');
  });
  expect(done).toEqual([]);
  await background.settle();
  expect(done).toEqual(['first', 'second']);
});

it('tells of a failure and goes on', async () => {
  const reported: unknown[] = [];
  const background = createBackground((error) => reported.push(error));
  const failure = new Error('no mail');
  background.run('ana@fund.example', () => Promise.reject(failure));
  await background.settle();
  expect(reported).toEqual([failure]);
  await background.settle();
});

it('does what is for one address one after another, and other work meanwhile', async () => {
  const background = createBackground(() => undefined);
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    steps.push(`${name} ends`);
  };
  background.run('ana@fund.example', work('first'));
  background.run('ana@fund.example', work('second'));
  background.run('ben@fund.example', work('other'));
  await background.settle();
  expect(steps.filter((step) => !step.startsWith('other'))).toEqual([
    'first begins',
    'first ends',
    'second begins',
    'second ends',
  ]);
  expect(steps.indexOf('other begins')).toBeLessThan(steps.indexOf('second begins'));
});

it('goes on with an address after a failure', async () => {
  const reported: unknown[] = [];
  const background = createBackground((error) => reported.push(error));
  const done: string[] = [];
  background.run('ana@fund.example', () => Promise.reject(new Error('no mail')));
  background.run('ana@fund.example', async () => {
    done.push('next');
  });
  await background.settle();
  expect([reported.length, done]).toEqual([1, ['next']]);
});
