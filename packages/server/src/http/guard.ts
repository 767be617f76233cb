import type { FastifyRequest } from 'fastify';
import { authorise } from '../policy/authorise.ts';
import { isFromOwnPage } from '../policy/own-page.ts';
import type { RequestLimits } from '../policy/request-limits.ts';
import { type RouteName, type Rule, routePolicy } from '../policy/route-policy.ts';
import { foreignPage } from '../request/request.errors.ts';
import type { SessionReader } from '../session/session-cookie.ts';

export type GuardParts = { sessions: SessionReader; limits: RequestLimits; publicUrl: string | null };

/** The configured origin, and the one the request itself was made to. */
export const ownOriginsOf = (request: FastifyRequest, publicUrl: string | null): string[] => [
  ...(publicUrl ? [publicUrl] : []),
  `${request.protocol}://${request.host}`,
];

export const comesFromOwnPage = (request: FastifyRequest, publicUrl: string | null): boolean =>
  isFromOwnPage({ headers: request.headers, ownOrigins: ownOriginsOf(request, publicUrl) });

/**
 * The hook before a route's body is read: who asks, may they, does the call come from our own pages, and is it
 * within the rate limit. Every route of the table gets it, so none can forget.
 */
export function guard(route: RouteName, { sessions, limits, publicUrl }: GuardParts) {
  const rule: Rule = routePolicy[route];
  return async (request: FastifyRequest): Promise<void> => {
    request.actor = await sessions.actorOf(request);
    if (rule.writes && !comesFromOwnPage(request, publicUrl)) throw foreignPage();
    authorise(route, request.actor);
    limits.slowDown(route, request.actor);
  };
}
