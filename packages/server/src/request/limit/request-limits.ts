import type { RateLimitName } from '@ecco/contract/schemas';
import type { Store } from '@ecco/store';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Actor } from '../access/actor.ts';
import { type RouteName, ruleOf } from '../access/route-policy.ts';
import { tooManyRequests } from '../failure/request.errors.ts';
import { type ConfiguredQuotas, spendDay } from './day-quotas.ts';
import { networkOf } from './network-address.ts';
import { attempted, hashOf } from './shared-limit.ts';

const minute = 60;

/**
 * Calls of a network in a minute. What could be guessed, sent to somebody or ingested is counted in the database, for
 * all processes and beyond a restart; what only keeps a process from being busy is counted in its memory.
 */
const rates: Readonly<Record<RateLimitName, { points: number; shared: boolean }>> = {
  // An answer reads whole transcripts.
  ask: { points: 60, shared: false },
  ingest: { points: 60, shared: true },
  claim: { points: 10, shared: true },
  login: { points: 30, shared: true },
  register: { points: 20, shared: true },
  mail: { points: 10, shared: true },
  lookup: { points: 30, shared: true },
  token: { points: 30, shared: true },
  activity: { points: 120, shared: false },
  speak: { points: 30, shared: false },
  directory: { points: 30, shared: false },
  // Rows are put into order one move at a time.
  list: { points: 120, shared: false },
  // A long item is megabytes of text that are written anew for each.
  export: { points: 60, shared: false },
  // Many people's calendars are read by the machines of a few services.
  calendar: { points: 240, shared: false },
  stream: { points: 60, shared: false },
  // Many people's mails are unsubscribed by the machines of a few services.
  unsubscribe: { points: 240, shared: false },
  // A mail server hands in what came back of a whole morning.
  bounce: { points: 600, shared: false },
};

export type RequestLimits = {
  /** @throws RequestError 429 when the actor's network makes such calls too fast, or their day holds no more of them */
  slowDown: (route: RouteName, actor: Actor) => Promise<void>;
};

/** The limits of the table of routes: of a minute, and of a day. */
export function createRequestLimits(
  { rateLimits }: Pick<Store, 'rateLimits'>,
  configured: ConfiguredQuotas,
  now: () => number = Date.now,
): RequestLimits {
  const limiters = new Map(
    Object.entries(rates).map(([name, { points, shared }]) => [
      name,
      shared
        ? rateLimits.limiter({ name: `calls-${name}`, points, seconds: minute, blocks: true })
        : new RateLimiterMemory({ points, duration: minute }),
    ]),
  );
  return {
    async slowDown(route, actor) {
      const { limit, perDay } = ruleOf(route);
      const limiter = limit && limiters.get(limit);
      if (limiter) {
        const attempt = await attempted(limiter.consume(hashOf(networkOf(actor.address))));
        if (!attempt.allowed) throw tooManyRequests(attempt.retryAfterSeconds);
      }
      if (perDay) await spendDay({ store: { rateLimits }, configured, now }, perDay, actor);
    },
  };
}
