import { handleJob, type Store } from '@ecco/store';
import { openMemoryStore } from '@ecco/store/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { until } from '../testing/world.fixture.ts';
import { gatherSignalsJob, queueGathering, queueGatheringWith } from './gather-signals.job.ts';

let store: Store;
let runs: number;
let letGo: () => void;

/** A first run that lasts until it is let go. */
beforeEach(async () => {
  store = await openMemoryStore();
  runs = 0;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const run = async (): Promise<void> => {
    runs += 1;
    if (runs === 1) await held;
  };
  await store.jobs.start({
    definitions: [gatherSignalsJob],
    handlers: [handleJob(gatherSignalsJob, { run })],
  });
  await queueGathering(store);
  await until(async () => (runs === 1 ? true : null));
});
afterEach(() => store.close());

it('runs once more for what was said while it ran, however often that is', async () => {
  await queueGathering(store);
  await queueGathering(store);
  letGo();
  await until(async () => (runs === 2 ? true : null));
  const isOver = async () => {
    const left = (await store.jobs.depths()).filter(({ name }) => name === gatherSignalsJob.name);
    return left.every(({ queued, active }) => queued + active === 0) ? true : null;
  };
  await until(isOver);
  expect(runs).toBe(2);
});

it('runs for a transaction once that has ended, whatever ran before', async () => {
  await store.transaction(async (tx) => {
    await queueGatheringWith(tx);
    letGo();
    expect(runs).toBe(1);
  });
  await until(async () => (runs === 2 ? true : null));
});
