import type { Access, Action } from '@ecco/contract/schemas';
import { notAllowed, type RequestError, sessionOnly, sessionRequired } from '../failure/request.errors.ts';
import type { Actor } from './actor.ts';
import { type ActionOf, type RouteName, type Rule, ruleOf } from './route-policy.ts';

declare const granted: unique symbol;

/** Proof that the actor may do the action. Only `authorize` makes one, so a use case cannot be reached without it. */
export type Authorized<Done extends Action> = Actor & { readonly [granted]: Done };

/** A key stands in for its maker, but not for everything. */
const needsPerson = (route: RouteName, { byKey }: Actor): boolean => byKey && ruleOf(route).session === true;

function isAllowed<Name extends RouteName>(actor: Actor, route: Name): actor is Authorized<ActionOf<Name>> {
  if (needsPerson(route, actor)) return false;
  const verdict = ruleOf(route)[actor.role];
  return verdict === 'open' ? !actor.waitlistOn : verdict !== 'no';
}

/** What somebody is told who may not: a visitor could sign in. */
export function refusalOf(route: RouteName, actor: Actor): RequestError {
  if (needsPerson(route, actor)) return sessionOnly();
  return actor.role === 'anonymous' ? sessionRequired() : notAllowed();
}

/**
 * Checks the table for the route.
 * @throws RequestError 401 for a visitor, 403 for a member who may not, and for a key where a person is needed
 */
export function authorize<Name extends RouteName>(route: Name, actor: Actor): Authorized<ActionOf<Name>> {
  if (isAllowed(actor, route)) return actor;
  throw refusalOf(route, actor);
}

/** What the guard of a route found: who asks, whom this row lets in. */
export type Admission = { readonly rule: Rule; readonly actor: Authorized<Action> };

/** Decides about a call. @throws RequestError 401, 403 */
export const admit = (route: RouteName, actor: Actor): Admission => ({
  rule: ruleOf(route),
  actor: authorize(route, actor),
});

const isBy = <Done extends Action>(
  { rule, actor: asker }: Admission,
  row: Access,
  actor: Actor,
): actor is Authorized<Done> => rule === row && asker === actor;

/** A row, and what it lets somebody do. */
type RowOf<Done extends Action> = Access & { readonly action: Done };

/**
 * The proof for a handler, of what its guard decided: nothing is decided again.
 * @throws Error for what another row let in, which would be a fault of ours
 */
export function proofOf<Done extends Action>(admission: Admission, row: RowOf<Done>): Authorized<Done> {
  const { actor } = admission;
  if (isBy<Done>(admission, row, actor)) return actor;
  throw new Error(`the guard let in by another row than the one of its handler, which is to ${row.action}`);
}

/** The same for a route by its name. */
export function proofFor<Name extends RouteName>(
  route: Name,
  admission: Admission,
): Authorized<ActionOf<Name>> {
  const { actor } = admission;
  if (isBy<ActionOf<Name>>(admission, ruleOf(route), actor)) return actor;
  throw new Error(`the guard let in by another row than the one of ${route}`);
}

/** Whether the row lets the actor through only within the daily quota. */
export const isMetered = (route: RouteName, actor: Actor): boolean => {
  const rule = ruleOf(route);
  return rule[actor.role] === 'quota';
};

export const mayDo = (route: RouteName, actor: Actor): boolean => isAllowed(actor, route);
