import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';

/** Callers that are kept at most, and for how long after they were seen. */
const most = 10_000;
const keptMs = 15 * 60_000;

/** Those who were found to be somebody lately, by what they identify themselves with. */
type KnownCallers = {
  has: (headers: IncomingHttpHeaders) => boolean;
  add: (headers: IncomingHttpHeaders) => void;
};

/** What somebody identifies themselves with, as a hash: no secret is kept. */
const signOf = ({ cookie = '', authorization = '' }: IncomingHttpHeaders): string =>
  createHash('sha256')
    .update(JSON.stringify([cookie, authorization]))
    .digest('base64');

/** Tells without a look into the database who was somebody a moment ago; anybody can send a cookie. */
export function createKnownCallers(): KnownCallers {
  const seen = new LRUCache<string, true>({ max: most, ttl: keptMs });
  return {
    has: (headers) =>
      (headers.cookie !== undefined || headers.authorization !== undefined) && seen.has(signOf(headers)),
    add: (headers) => void seen.set(signOf(headers), true),
  };
}
