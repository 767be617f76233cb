import { expect, it } from 'vitest';
import { untilAsleep } from './until-asleep.ts';
import { createWorkPool } from './work-pool.ts';

const asleep = { isAsleep: () => true };
const awake = { isAsleep: () => false };
const never = new AbortController().signal;

it('comes when the threads of the other pool have ended, and not before', async () => {
  const pool = createWorkPool({ maxThreads: 1, idleMs: 300 });
  expect(pool.isAsleep()).toBe(true);
  await pool.run('sanitizeDocument', '<p>Fees</p>');
  expect(pool.isAsleep()).toBe(false);
  await untilAsleep(pool, asleep, { mostMs: 60_000, lookEveryMs: 10, signal: never });
  expect(pool.isAsleep()).toBe(true);
  await pool.close();
});

it('waits for no longer than it may, and not where its own threads are there already', async () => {
  await untilAsleep(awake, asleep, { mostMs: 30, lookEveryMs: 10, signal: never });
  await untilAsleep(awake, awake, { mostMs: Number.POSITIVE_INFINITY, signal: never });
});

it('ends with the signal, for its reason', async () => {
  const stop = new AbortController();
  const waiting = untilAsleep(awake, asleep, { mostMs: 60_000, lookEveryMs: 10, signal: stop.signal });
  stop.abort(new Error('stopped'));
  await expect(waiting).rejects.toThrow('stopped');
});
