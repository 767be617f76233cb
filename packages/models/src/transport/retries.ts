import { setTimeout as wait } from 'node:timers/promises';

export type RetryPolicy = {
  /** Requests in all. */
  tries: number;
  /** Pause before the second request, in ms; each further pause is up to four times as long. */
  pauseMs: number;
  /** A service that asks for more patience than this is left to whoever asked. */
  longestPauseMs: number;
};

export const usualRetries: RetryPolicy = { tries: 3, pauseMs: 1_000, longestPauseMs: 60_000 };

/** What came of one request: it stands, or it may pass, after as long as the service asks where it does. */
export type TryResult<Value> = { value: Value; mayPass: boolean; retryAfterMs: number | null };

/**
 * The pause before the next request, in ms: what the service asks for, else half to all of a growing pause, so that many
 * that failed together do not come back together. Null where it would be too long.
 */
export function pauseBefore(
  policy: RetryPolicy,
  { tried, askedMs, chance }: { tried: number; askedMs: number | null; chance: number },
): number | null {
  const most = policy.pauseMs * 4 ** (tried - 1);
  const pause = (askedMs ?? most / 2) + (chance * most) / 2;
  return pause > policy.longestPauseMs ? null : pause;
}

/** Requests until one stands, tries are used up, or the service asks for more patience than there is. */
export async function withRetries<Value>(
  policy: RetryPolicy,
  request: () => Promise<TryResult<Value>>,
  signal: AbortSignal,
): Promise<Value> {
  for (let tried = 1; ; tried += 1) {
    const { value, mayPass, retryAfterMs } = await request();
    const pause = pauseBefore(policy, { tried, askedMs: retryAfterMs, chance: Math.random() });
    if (!mayPass || tried >= policy.tries || pause === null) return value;
    await wait(pause, undefined, { signal });
  }
}
