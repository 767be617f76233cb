import type { Store } from '@ecco/store';
import type { Actor } from '../request/access/actor.ts';
import { type Authorized, isMetered } from '../request/access/authorize.ts';
import { networkOf } from '../request/limit/network-address.ts';
import { createSharedLimit } from '../request/limit/shared-limit.ts';
import { ingestClosed, ingestQuotaSpent, ingestTriesSpent } from './ingest.errors.ts';

type IngestQuota = {
  /** @throws RequestError 401 when visitors may add nothing, 429 when today's share, or that of tries, is used up */
  spend: (who: Authorized<'ingest'>) => Promise<void>;
  /** Spends what is left of the day on as many sources more, and answers on how many; on all where there is no quota. */
  spendUpTo: (who: Authorized<'ingest'>, amount: number) => Promise<number>;
  /** Gives back what was spent on sources that were refused or known already. */
  giveBack: (who: Authorized<'ingest'>, amount: number) => Promise<void>;
  /** Submissions left today, or null where the actor has no quota. */
  left: (actor: Actor) => Promise<number | null>;
};

declare module '../request/services.ts' {
  interface Services {
    quota: IngestQuota;
  }
}

const dayMs = 86_400_000;
/** What was refused or known costs nothing of the day, but it was read: so many times as many may be tried. */
const triesForEach = 20;
const leastTries = 100;

/** What a visitor without an account may add in a day (UTC), counted in the store by network. */
export function createIngestQuota(
  store: Pick<Store, 'rateLimits'>,
  perDay: number,
  now: () => number = Date.now,
): IngestQuota {
  const quota = createSharedLimit(store, { name: 'ingest', max: perDay, windowMs: dayMs }, now);
  const triesPerDay = Math.max(leastTries, perDay * triesForEach);
  const tries = createSharedLimit(store, { name: 'ingest-tries', max: triesPerDay, windowMs: dayMs }, now);
  return {
    async spend(who) {
      if (!isMetered('ingest.url', who)) return;
      if (perDay === 0) throw ingestClosed();
      const tried = await tries.take(networkOf(who.address));
      if (!tried.allowed) throw ingestTriesSpent(tried.retryAfterSeconds);
      const { allowed, retryAfterSeconds } = await quota.take(networkOf(who.address));
      if (!allowed) throw ingestQuotaSpent(perDay, retryAfterSeconds);
    },
    async spendUpTo(who, amount) {
      if (!isMetered('ingest.url', who) || amount === 0) return amount;
      return quota.takeUpTo(networkOf(who.address), amount);
    },
    async giveBack(who, amount) {
      if (isMetered('ingest.url', who)) await quota.giveBack(networkOf(who.address), amount);
    },
    async left(actor) {
      if (!isMetered('ingest.url', actor)) return null;
      return Math.max(0, perDay - (await quota.used(networkOf(actor.address))));
    },
  };
}
