// Who may do what to which one: a policy is a file of a noun, and what it grants is a proof with the thing in it.

import type { RequestError } from '../failure/request.errors.ts';
import type { Actor } from './actor.ts';
import { mayDo, refusalOf } from './authorize.ts';
import type { RouteName } from './route-policy.ts';

declare const granted: unique symbol;

/** Whether somebody may do something to one thing, and what they are told where they may not. */
export type Ability<Thing> = {
  may: (thing: Thing, actor: Actor) => boolean;
  refusal: (thing: Thing, actor: Actor) => RequestError;
};

type Claim<Thing> = { readonly thing: Thing; readonly actor: Actor };

/** Proof that the actor may do to the thing what `Name` says. Only `permit` makes one. */
export type Permitted<Name extends string, Thing> = Claim<Thing> & { readonly [granted]: Name };

function isPermitted<Name extends string, Thing>(
  claim: Claim<Thing>,
  { may }: Ability<Thing>,
): claim is Permitted<Name, Thing> {
  return may(claim.thing, claim.actor);
}

/** The proof, or null for who may not: for what is done besides, where somebody may. */
export const grant = <Name extends string, Thing>(
  policy: Readonly<Record<Name, Ability<Thing>>>,
  ability: Name,
  claim: Claim<Thing>,
): Permitted<Name, Thing> | null => (isPermitted<Name, Thing>(claim, policy[ability]) ? claim : null);

/**
 * Holds what somebody wants to do to a thing against the policy of its noun.
 * @throws RequestError what the policy says, where they may not
 */
export function permit<Name extends string, Thing>(
  policy: Readonly<Record<Name, Ability<Thing>>>,
  ability: Name,
  claim: Claim<Thing>,
): Permitted<Name, Thing> {
  const permitted = grant(policy, ability, claim);
  if (permitted !== null) return permitted;
  throw policy[ability].refusal(claim.thing, claim.actor);
}

/** An ability that is the same for every thing of the noun: whoever may make the call may do it. */
export const likeRoute = (route: RouteName): Ability<unknown> => ({
  may: (_thing, actor) => mayDo(route, actor),
  refusal: (_thing, actor) => refusalOf(route, actor),
});
