import type { StatementBounds } from '@ecco/store';
import type { FastifyReply } from 'fastify';
import { type RouteName, ruleOf } from '../access/route-policy.ts';
import { isSearch } from './search-cost.ts';

/** Whole tables leave by these, however long that takes. */
const isWhole = (route: RouteName): boolean =>
  ruleOf(route).limit === 'export' || /\.export$/.test(route) || ruleOf(route).limit === 'stream';

/** Comes when whoever asked leaves before they have their answer. */
function leavingOf({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort();
  });
  return leaving.signal;
}

/**
 * What the statements of a call may take; null for what writes, which is never left half done. Searches end when nobody
 * waits for them; other readings may be of what is kept for everybody.
 */
export function boundsOf(route: RouteName, reply: FastifyReply): StatementBounds | null {
  if (isSearch(route)) return { of: 'search', signal: leavingOf(reply) };
  return ruleOf(route).writes || isWhole(route) ? null : { of: 'reading' };
}
