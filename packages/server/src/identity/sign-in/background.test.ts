import { expect, it } from 'vitest';
import { createBackground } from './background.ts';

it('is waited for, what it starts itself included', async () => {
  const done: string[] = [];
  const background = createBackground(() => undefined);
  background.run(async () => {
    await Promise.resolve();
    background.run(async () => {
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
  const told: unknown[] = [];
  const background = createBackground((error) => told.push(error));
  const failure = new Error('no mail');
  background.run(() => Promise.reject(failure));
  await background.settle();
  expect(told).toEqual([failure]);
  await background.settle();
});
