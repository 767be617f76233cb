import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { hashOf } from './shared-limit.ts';

/** Callers that are kept at most, and for how long after they were seen. */
const most = 10_000;
const retentionMs = 15 * 60_000;

/** Those who were found to be somebody lately, by what they identify themselves with. */
type RecentCallers = {
  has: (headers: IncomingHttpHeaders) => boolean;
  add: (headers: IncomingHttpHeaders) => void;
};

/** What somebody identifies themselves with, as a hash: no secret is kept. */
const signOf = ({ cookie = '', authorization = '' }: IncomingHttpHeaders): string =>
  hashOf(JSON.stringify([cookie, authorization]));

/** Tells without a look into the database who was somebody a moment ago; anybody can send a cookie. */
export function createKnownCallers(): RecentCallers {
  const seen = new LRUCache<string, true>({ max: most, ttl: retentionMs });
  return {
    has: (headers) => seen.has(signOf(headers)),
    add: (headers) => void seen.set(signOf(headers), true),
  };
}
