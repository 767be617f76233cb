import { lte } from 'drizzle-orm';
import { RateLimiterDrizzle } from 'rate-limiter-flexible';
import type { Clock, Db } from '../connection/db.ts';
import { rateLimits } from './rate-limit.table.ts';

/** So many `points` in so many `seconds`, counted under a name of its own. */
export type RateLimit = {
  name: string;
  points: number;
  seconds: number;
  /** Who is beyond it is refused from memory until the window ends; for limits of which nothing is given back. */
  blocks?: boolean;
};
export type RateLimiter = Pick<RateLimiterDrizzle, 'consume' | 'reward' | 'get'>;

export function createRateLimitsRepository(db: Db, clock: Clock) {
  return {
    /** A limiter that every process of the database counts in, with one statement for each count. */
    limiter: ({ name, points, seconds, blocks = false }: RateLimit): RateLimiter =>
      new RateLimiterDrizzle({
        storeClient: db,
        schema: rateLimits,
        keyPrefix: name,
        points,
        duration: seconds,
        clearExpiredByTimeout: false,
        ...(blocks ? { inMemoryBlockOnConsumed: points + 1 } : {}),
      }),

    /** Forgets windows that have ended. */
    async removePast(): Promise<void> {
      await db.delete(rateLimits).where(lte(rateLimits.expire, clock()));
    },
  };
}
