import { createHash } from 'node:crypto';
import type { Store } from '@ecco/store';
import { ingestClosed, ingestQuotaSpent } from '../request/request.errors.ts';
import type { Actor } from './actor.ts';
import { type Authorised, isMetered } from './authorise.ts';
import { networkOf } from './network-address.ts';

export type IngestQuota = {
  /** @throws RequestError 401 when visitors may add nothing, 429 when today's share is used up */
  spend: (who: Authorised<'ingest'>) => Promise<void>;
  /** Gives back what was spent on a source that was refused or known already. */
  giveBack: (who: Authorised<'ingest'>) => Promise<void>;
  /** Submissions left today, or null where the actor has no quota. */
  left: (actor: Actor) => Promise<number | null>;
};

const hashOf = (actor: Actor): string => createHash('sha256').update(networkOf(actor.address)).digest('hex');

function secondsToMidnight(now: number): number {
  const dayMs = 86_400_000;
  return Math.ceil((dayMs - (now % dayMs)) / 1000);
}

/** What a visitor without an account may add in a day (UTC), counted in the store by network. */
export function createIngestQuota(
  { ingestCounts }: Pick<Store, 'ingestCounts'>,
  perDay: number,
  now: () => number = Date.now,
): IngestQuota {
  return {
    async spend(who) {
      if (!isMetered('ingest.url', who)) return;
      if (perDay === 0) throw ingestClosed();
      if (!(await ingestCounts.take(hashOf(who), perDay)))
        throw ingestQuotaSpent(perDay, secondsToMidnight(now()));
    },
    async giveBack(who) {
      if (isMetered('ingest.url', who)) await ingestCounts.giveBack(hashOf(who));
    },
    async left(actor) {
      if (!isMetered('ingest.url', actor)) return null;
      return Math.max(0, perDay - (await ingestCounts.used(hashOf(actor))));
    },
  };
}
