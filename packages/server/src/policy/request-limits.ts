import { ingestClosed, ingestQuotaSpent, tooManyRequests } from '../request/request.errors.ts';
import type { Actor } from './actor.ts';
import { isMetered } from './authorise.ts';
import { type RateLimitName, type RouteName, type Rule, routePolicy } from './route-policy.ts';
import { WindowCounter, type WindowLimit } from './window-counter.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

const rates: Readonly<Record<RateLimitName, WindowLimit>> = {
  ingest: { max: 60, windowMs: minuteMs },
  claim: { max: 10, windowMs: minuteMs },
};

export type RequestLimits = {
  /** @throws RequestError 401 or 429 when the actor's network has used up what the route allows */
  spend: (route: RouteName, actor: Actor) => void;
  /** The call cost nothing, such as an address that was known already. */
  refund: (route: RouteName, actor: Actor) => void;
  /** Submissions left today, or null where the actor has no quota. */
  ingestLeft: (actor: Actor) => number | null;
};

/** The rate limits of the table, and the daily quota of visitors without an account. */
export function createRequestLimits(anonymousPerDay: number, now: () => number = Date.now): RequestLimits {
  const quota = new WindowCounter({ max: anonymousPerDay, windowMs: dayMs }, now);
  const counters = {
    ingest: new WindowCounter(rates.ingest, now),
    claim: new WindowCounter(rates.claim, now),
  };

  return {
    spend(route, actor) {
      const rule: Rule = routePolicy[route];
      if (rule.limit) {
        const rate = counters[rule.limit].take(actor.address);
        if (!rate.allowed) throw tooManyRequests(rate.retryAfterSeconds);
      }
      if (!isMetered(route, actor)) return;
      if (anonymousPerDay === 0) throw ingestClosed();
      const today = quota.take(actor.address);
      if (!today.allowed) throw ingestQuotaSpent(anonymousPerDay, today.retryAfterSeconds);
    },
    refund(route, actor) {
      if (isMetered(route, actor)) quota.giveBack(actor.address);
    },
    ingestLeft: (actor) => (isMetered('ingest.url', actor) ? quota.peek(actor.address).left : null),
  };
}
