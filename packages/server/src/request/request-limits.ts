import type { RateLimitName } from '@ecco/contract/schemas';
import type { Actor } from './actor.ts';
import { tooManyRequests } from './request.errors.ts';
import { type RouteName, ruleOf } from './route-policy.ts';
import { WindowCounter, type WindowLimit } from './window-counter.ts';

const minuteMs = 60_000;

const rates: Readonly<Record<RateLimitName, WindowLimit>> = {
  ingest: { max: 60, windowMs: minuteMs },
  claim: { max: 10, windowMs: minuteMs },
  login: { max: 30, windowMs: minuteMs },
  register: { max: 20, windowMs: minuteMs },
  mail: { max: 10, windowMs: minuteMs },
  lookup: { max: 30, windowMs: minuteMs },
  token: { max: 30, windowMs: minuteMs },
  activity: { max: 120, windowMs: minuteMs },
  speak: { max: 30, windowMs: minuteMs },
  directory: { max: 30, windowMs: minuteMs },
  // Rows are put into order one move at a time.
  list: { max: 120, windowMs: minuteMs },
  // A long item is megabytes of text that are written anew for each.
  export: { max: 60, windowMs: minuteMs },
};

export type RequestLimits = {
  /** @throws RequestError 429 when the actor's network makes such calls too fast */
  slowDown: (route: RouteName, actor: Actor) => void;
};

/** The rate limits of the table of routes. */
export function createRequestLimits(now: () => number = Date.now): RequestLimits {
  const counters = {
    ingest: new WindowCounter(rates.ingest, now),
    claim: new WindowCounter(rates.claim, now),
    login: new WindowCounter(rates.login, now),
    register: new WindowCounter(rates.register, now),
    mail: new WindowCounter(rates.mail, now),
    lookup: new WindowCounter(rates.lookup, now),
    token: new WindowCounter(rates.token, now),
    activity: new WindowCounter(rates.activity, now),
    speak: new WindowCounter(rates.speak, now),
    directory: new WindowCounter(rates.directory, now),
    list: new WindowCounter(rates.list, now),
    export: new WindowCounter(rates.export, now),
  };
  return {
    slowDown(route, actor) {
      const rule = ruleOf(route);
      if (!rule.limit) return;
      const attempt = counters[rule.limit].take(actor.address);
      if (!attempt.allowed) throw tooManyRequests(attempt.retryAfterSeconds);
    },
  };
}
