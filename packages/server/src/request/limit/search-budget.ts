import type { Store } from '@ecco/store';
import { LRUCache } from 'lru-cache';
import type { Actor } from '../access/actor.ts';
import { tooManyRequests } from '../failure/request.errors.ts';
import { networkOf } from './network-address.ts';
import { createSharedLimit, type SharedLimit } from './shared-limit.ts';

const minuteMs = 60_000;
/** What a minute holds for one person, and for all who come from one network: a search of a few words costs nothing. */
const perMinute = { person: 600, network: 3_000 } as const;
/** Taken from the database at a time, so that not each search is a write. */
const taken = 20;
/** A search that takes long costs one more for each, in ms, up to a most. */
const slowStepMs = 100;
const slowMost = 20;
const purses = 10_000;

type Purse = { left: number; until: number };

export type SearchBudget = {
  /** @throws RequestError 429 when the person, or their network, searched for too much in this minute */
  spend: (actor: Actor, cost: number) => Promise<void>;
  /** Counts what a search took, once it is over. */
  took: (actor: Actor, ms: number) => Promise<void>;
};

/** What searches cost in a minute, counted in the database for all processes, in small sums that are spent here. */
export function createSearchBudget(
  store: Pick<Store, 'rateLimits'>,
  now: () => number = Date.now,
): SearchBudget {
  const limitOf = (name: keyof typeof perMinute): SharedLimit =>
    createSharedLimit(store, { name: `search-${name}`, max: perMinute[name], windowMs: minuteMs }, now);
  const limits = { person: limitOf('person'), network: limitOf('network') };
  const purseOf = new LRUCache<string, Purse>({ max: purses });

  async function spendFrom(kind: keyof typeof limits, who: string, cost: number): Promise<void> {
    const key = `${kind} ${who}`;
    const at = now();
    const known = purseOf.get(key);
    const left = known && known.until > at ? known.left : 0;
    if (left < cost) {
      const amount = Math.max(taken, cost - left);
      const { allowed, retryAfterSeconds } = await limits[kind].take(who, amount);
      if (!allowed) throw tooManyRequests(retryAfterSeconds);
      const until = (Math.floor(at / minuteMs) + 1) * minuteMs;
      purseOf.set(key, { left: left + amount - cost, until });
      return;
    }
    purseOf.set(key, { left: left - cost, until: known?.until ?? at });
  }

  async function spend({ userId, address }: Actor, cost: number): Promise<void> {
    if (cost === 0) return;
    if (userId !== null) await spendFrom('person', userId, cost);
    await spendFrom('network', networkOf(address), cost);
  }

  return {
    spend,
    async took(actor, ms) {
      const cost = Math.min(slowMost, Math.floor(ms / slowStepMs));
      // Whoever has nothing left is refused the next time.
      await spend(actor, cost).catch(() => undefined);
    },
  };
}
