import { createHash } from 'node:crypto';
import type { Store } from '@ecco/store';
import { RateLimiterRes } from 'rate-limiter-flexible';

type Attempt = { allowed: boolean; retryAfterSeconds: number };

/** What the library counted; it throws the same where it refuses. */
const counted = (counting: Promise<RateLimiterRes>): Promise<RateLimiterRes & { allowed: boolean }> =>
  counting.then(
    (count) => Object.assign(count, { allowed: true }),
    (refused: unknown) => {
      if (refused instanceof RateLimiterRes) return Object.assign(refused, { allowed: false });
      throw refused;
    },
  );

/** Whether the library let something through, and how long it is to the end of the window where it did not. */
export async function attempted(counting: Promise<RateLimiterRes>): Promise<Attempt> {
  const { allowed, msBeforeNext } = await counted(counting);
  return { allowed, retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}

/** So many in fixed windows of `windowMs`, which begin at multiples of it (UTC). */
type WindowLimit = { name: string; max: number; windowMs: number };

/** A limit that is counted in the database, for all processes; what is refused or given back does not count. */
export type SharedLimit = {
  take: (who: string, amount?: number) => Promise<Attempt>;
  /** Takes as many of `amount` as are left, and answers how many. */
  takeUpTo: (who: string, amount: number) => Promise<number>;
  giveBack: (who: string, amount?: number) => Promise<void>;
  used: (who: string) => Promise<number>;
};

export const hashOf = (who: string): string => createHash('sha256').update(who).digest('hex');

/** Who is counted is stored as a hash only: an address names a person. */
export function createSharedLimit(
  { rateLimits }: Pick<Store, 'rateLimits'>,
  { name, max, windowMs }: WindowLimit,
  now: () => number,
): SharedLimit {
  const limiter = rateLimits.limiter({ name, points: max, seconds: windowMs / 1000 });
  const untilEnd = () => ({ customDuration: (windowMs - (now() % windowMs)) / 1000 });
  const giveBack = async (who: string, amount = 1): Promise<void> => {
    await limiter.reward(hashOf(who), amount, untilEnd());
  };
  return {
    async take(who, amount = 1) {
      const attempt = await attempted(limiter.consume(hashOf(who), amount, untilEnd()));
      if (!attempt.allowed) await giveBack(who, amount);
      return attempt;
    },
    async takeUpTo(who, amount) {
      const { consumedPoints } = await counted(limiter.consume(hashOf(who), amount, untilEnd()));
      const taken = Math.min(amount, Math.max(0, max - (consumedPoints - amount)));
      if (taken < amount) await giveBack(who, amount - taken);
      return taken;
    },
    giveBack,
    used: async (who) => Math.max(0, (await limiter.get(hashOf(who)))?.consumedPoints ?? 0),
  };
}
