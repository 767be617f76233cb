import type { Counted, Store } from '@ecco/store';
import type { Actor } from '../request/actor.ts';
import { type Authorised, isMetered } from '../request/authorise.ts';
import { secondsLeft, subjectOf } from '../request/counted.ts';
import { networkOf } from '../request/network-address.ts';
import { ingestClosed, ingestQuotaSpent } from '../request/request.errors.ts';

export type IngestQuota = {
  /** @throws RequestError 401 when visitors may add nothing, 429 when today's share is used up */
  spend: (who: Authorised<'ingest'>) => Promise<void>;
  /** Gives back what was spent on a source that was refused or known already. */
  giveBack: (who: Authorised<'ingest'>) => Promise<void>;
  /** Submissions left today, or null where the actor has no quota. */
  left: (actor: Actor) => Promise<number | null>;
};

declare module '../request/services.ts' {
  interface Services {
    quota: IngestQuota;
  }
}

const dayMs = 86_400_000;

/** A visitor's network in the day that begins at midnight UTC. */
const countedOf = (actor: Actor): Counted => ({
  subject: subjectOf('ingest', networkOf(actor.address)),
  windowMs: dayMs,
});

/** What a visitor without an account may add in a day (UTC), counted in the store by network. */
export function createIngestQuota(
  { counts }: Pick<Store, 'counts'>,
  perDay: number,
  now: () => number = Date.now,
): IngestQuota {
  return {
    async spend(who) {
      if (!isMetered('ingest.url', who)) return;
      if (perDay === 0) throw ingestClosed();
      if (!(await counts.take(countedOf(who), perDay)))
        throw ingestQuotaSpent(perDay, secondsLeft(dayMs, now()));
    },
    async giveBack(who) {
      if (isMetered('ingest.url', who)) await counts.giveBack(countedOf(who));
    },
    async left(actor) {
      if (!isMetered('ingest.url', actor)) return null;
      return Math.max(0, perDay - (await counts.used(countedOf(actor))));
    },
  };
}
