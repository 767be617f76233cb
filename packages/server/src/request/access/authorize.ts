import type { Action } from '@ecco/contract/schemas';
import { notAllowed, type RequestError, sessionOnly, sessionRequired } from '../failure/request.errors.ts';
import type { Actor } from './actor.ts';
import { type ActionOf, type RouteName, ruleOf } from './route-policy.ts';

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

/** Whether the row lets the actor through only within the daily quota. */
export const isMetered = (route: RouteName, actor: Actor): boolean => {
  const rule = ruleOf(route);
  return rule[actor.role] === 'quota';
};

export const mayDo = (route: RouteName, actor: Actor): boolean => isAllowed(actor, route);
