import type { Action } from '@ecco/contract/schemas';
import type { Room } from '@ecco/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ActorReader } from './access/actor.ts';
import type { AppToken } from './access/app-token.ts';
import { type Admission, admit, proofFor } from './access/authorize.ts';
import { isOpenedLink } from './access/opened-link.ts';
import { isFromOwnPage } from './access/own-page.ts';
import { type RouteName, type Rule, ruleOf } from './access/route-policy.ts';
import { askFirst } from './confirm-page.ts';
import { appTokenRequired, diskFull, foreignPage, sessionRequired } from './failure/request.errors.ts';
import type { Overload } from './limit/overload.ts';
import type { RequestLimits } from './limit/request-limits.ts';
import type { SearchBudget } from './limit/search-budget.ts';
import { isSearch, searchCost } from './limit/search-cost.ts';

export type GuardDependencies = {
  actors: ActorReader;
  limits: RequestLimits;
  overload: Overload;
  searches: SearchBudget;
  appToken: AppToken;
  publicUrl: string | null;
  room: Pick<Room, 'isLeftFor'>;
};

/** What needs next to no room, or makes some: people come and go, and admins put things in order. */
const withoutRoom: ReadonlySet<Action> = new Set([
  'enter',
  'leave-session',
  'claim-session',
  'unsubscribe',
  'administer',
]);

const takesRoom = ({ writes, action }: Rule, { method }: FastifyRequest): boolean =>
  writes === true && method !== 'DELETE' && !withoutRoom.has(action);

/** As many bytes as the request says that it brings. */
const statedBytes = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? 0) || 0;

/** The configured origin, and the one the request itself was made to. */
const ownOriginsOf = (request: FastifyRequest, publicUrl: string | null): string[] => [
  ...(publicUrl ? [publicUrl] : []),
  `${request.protocol}://${request.host}`,
];

export const comesFromOwnPage = (request: FastifyRequest, publicUrl: string | null): boolean =>
  isFromOwnPage({ headers: request.headers, ownOrigins: ownOriginsOf(request, publicUrl) });

function checkAppToken({ headers }: FastifyRequest, appToken: AppToken): void {
  const given = headers['x-app-token'];
  if (!appToken.accepts(typeof given === 'string' ? given : undefined)) throw appTokenRequired();
}

/**
 * The hook before a route's body is read: is there time for it, who asks, may they, does the call come from our own pages,
 * is there room for what it writes, and is it within the rate limit. A link that was opened elsewhere is asked about first. Every route of the table gets it, so none can forget.
 */
export function guard(route: RouteName, dependencies: GuardDependencies) {
  const { actors, limits, overload, searches, appToken, publicUrl, room } = dependencies;
  const rule = ruleOf(route);
  const searching = isSearch(route);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const began = performance.now();
    const cost = searching ? searchCost(request.query) : 0;
    const whenOver = (then: () => void): void => void reply.raw.once('close', then);
    overload.admit({ route, headers: request.headers, cost, whenOver });
    const actor = await actors.actorOf(request);
    request.actor = actor;
    if (actor.userId !== null) overload.recognize(request.headers);
    const isForeign = rule.writes === true && !actor.byKey && !comesFromOwnPage(request, publicUrl);
    if (isForeign && !isOpenedLink(request)) throw foreignPage();
    request.admission = admit(route, actor);
    if (isForeign) return askFirst(route, request, reply);
    if (rule.appToken && !actor.byKey) checkAppToken(request, appToken);
    if (takesRoom(rule, request) && !(await room.isLeftFor(statedBytes(request)))) throw diskFull(507);
    await limits.slowDown(route, actor);
    if (!searching) return undefined;
    await searches.spend(actor, cost);
    whenOver(() => void searches.took(actor, performance.now() - began));
    return undefined;
  };
}

/** What the guard of a request's route let in. @throws RequestError 401 on a route without a guard */
export function admissionOf({ admission }: FastifyRequest): Admission {
  if (admission === null) throw sessionRequired();
  return admission;
}

/** The proof for the handler of a route beside the contract. @throws RequestError 401 on a route without a guard */
export const guardedActor = <Name extends RouteName>(route: Name, request: FastifyRequest) =>
  proofFor(route, admissionOf(request));
