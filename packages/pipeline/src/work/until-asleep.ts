import { setTimeout as wait } from 'node:timers/promises';
import type { WorkPool } from './work-pool.ts';

type Sleeper = Pick<WorkPool, 'isAsleep'>;
type Patience = { mostMs: number; lookEveryMs?: number; signal: AbortSignal };

/**
 * Waits until one pool is asleep, or `mostMs`; not at all where the other one, which is about to work, is awake: its
 * memory is taken already.
 * @throws the signal's reason
 */
export async function untilAsleep(
  other: Sleeper,
  own: Sleeper,
  { mostMs, lookEveryMs = 500, signal }: Patience,
): Promise<void> {
  const end = performance.now() + mostMs;
  while (own.isAsleep() && !other.isAsleep() && performance.now() < end) {
    signal.throwIfAborted();
    await wait(lookEveryMs);
  }
  signal.throwIfAborted();
}
