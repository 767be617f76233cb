import type { RateLimitName } from '@ecco/contract/schemas';
import type { Store } from '@ecco/store';
import type { Actor } from '../access/actor.ts';
import { type RouteName, ruleOf } from '../access/route-policy.ts';
import { tooManyRequests } from '../failure/request.errors.ts';
import { type ConfiguredQuotas, spendDay } from './day-quotas.ts';
import { networkOf } from './network-address.ts';
import { attempted, hashOf } from './shared-limit.ts';

const minute = 60;

/** Calls of a network in a minute, counted in the database: for all processes, and beyond a restart. */
const rates: Readonly<Record<RateLimitName, number>> = {
  // An answer reads whole transcripts.
  ask: 60,
  ingest: 60,
  claim: 10,
  login: 30,
  register: 20,
  mail: 10,
  lookup: 30,
  token: 30,
  activity: 120,
  speak: 30,
  directory: 30,
  // Rows are put into order one move at a time.
  list: 120,
  // A long item is megabytes of text that are written anew for each.
  export: 60,
  // Many people's calendars are read by the machines of a few services.
  calendar: 240,
  stream: 60,
  // Many people's mails are unsubscribed by the machines of a few services.
  unsubscribe: 240,
  // A mail server hands in what came back of a whole morning.
  bounce: 600,
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
    Object.entries(rates).map(([name, points]) => [
      name,
      // Whoever is over it is refused from memory, so that a flood does not become one of the database.
      rateLimits.limiter({ name: `calls-${name}`, points, seconds: minute, blocks: true }),
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
