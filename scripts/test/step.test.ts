import { expect, test } from 'vitest';
import { type FinishedStep, type Outcome, runSteps, type Step } from './step.ts';

const good: Outcome = { ok: true, output: '' };
const bad: Outcome = { ok: false, output: 'broken' };

type Hand = Step & { end: (outcome: Outcome) => void; isRunning: () => boolean };

/** A step that ends when the test says so. */
function byHand(name: string, cores: number, needs: string[] = []): Hand {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  let begun = false;
  return {
    name,
    cores,
    needs,
    run: () => {
      begun = true;
      return promise;
    },
    end: resolve,
    isRunning: () => begun,
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));
const named = (entries: { name: string }[]) => entries.map(({ name }) => name);

test('steps run side by side while there is room, in their order', async () => {
  const [units, check, build] = [byHand('units', 2), byHand('check', 1), byHand('build', 1)];
  const finishedSteps: FinishedStep[] = [];
  const run = runSteps([units, check, build], { cores: 3, tell: (entry) => finishedSteps.push(entry) });
  expect([units, check, build].map((step) => step.isRunning())).toEqual([true, true, false]);

  check.end(good);
  await settle();
  expect(build.isRunning()).toBe(true);
  build.end(good);
  units.end(good);
  expect((await run).skipped).toEqual([]);
  expect(named(finishedSteps.map(({ step }) => step))).toEqual(['check', 'build', 'units']);
});

test('a step waits for what it needs, although there is room', async () => {
  const [build, journeys] = [byHand('build', 1), byHand('journeys', 1, ['build'])];
  const run = runSteps([journeys, build], { cores: 9, tell: () => undefined });
  expect(journeys.isRunning()).toBe(false);
  build.end(good);
  await settle();
  expect(journeys.isRunning()).toBe(true);
  journeys.end(good);
  await run;
});

test('after a failure what runs goes on, and nothing new begins', async () => {
  const [check, units, journeys] = [byHand('check', 1), byHand('units', 1), byHand('journeys', 2)];
  const run = runSteps([check, units, journeys], { cores: 2, tell: () => undefined });
  check.end(bad);
  await settle();
  units.end(good);
  const { finished, skipped } = await run;
  expect(finished.map(({ step, outcome }) => [step.name, outcome.ok])).toEqual([
    ['check', false],
    ['units', true],
  ]);
  expect(named(skipped)).toEqual(['journeys']);
});

test('a step that throws has failed with its reason, and one that is too large runs alone', async () => {
  const large = byHand('large', 5);
  const broken: Step = { name: 'broken', cores: 1, run: () => Promise.reject(new Error('no such program')) };
  const run = runSteps([large, broken], { cores: 2, tell: () => undefined });
  expect(large.isRunning()).toBe(true);
  large.end(good);
  const { finished } = await run;
  expect(finished.at(-1)?.outcome).toEqual({ ok: false, output: 'Error: no such program' });
});
