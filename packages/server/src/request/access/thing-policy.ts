// Who may do what to which one: a policy is a file of a noun, and what it grants is a proof with the thing in it.

import type { RequestError } from '../failure/request.errors.ts';
import type { Actor } from './actor.ts';
import { mayDo, refusalOf } from './authorize.ts';
import type { RouteName } from './route-policy.ts';

declare const granted: unique symbol;

/** Whether somebody may do something to one thing, and what they are told where they may not. */
export type Deed<Thing> = {
  may: (thing: Thing, actor: Actor) => boolean;
  refusal: (thing: Thing, actor: Actor) => RequestError;
};

type Claim<Thing> = { readonly thing: Thing; readonly actor: Actor };

/** Proof that the actor may do to the thing what `Name` says. Only `permit` makes one. */
export type Permitted<Name extends string, Thing> = Claim<Thing> & { readonly [granted]: Name };

function isPermitted<Name extends string, Thing>(
  claim: Claim<Thing>,
  { may }: Deed<Thing>,
): claim is Permitted<Name, Thing> {
  return may(claim.thing, claim.actor);
}

/**
 * Holds what somebody wants to do to a thing against the policy of its noun.
 * @throws RequestError what the policy says, where they may not
 */
export function permit<Name extends string, Thing>(
  policy: Readonly<Record<Name, Deed<Thing>>>,
  deed: Name,
  claim: Claim<Thing>,
): Permitted<Name, Thing> {
  if (isPermitted<Name, Thing>(claim, policy[deed])) return claim;
  throw policy[deed].refusal(claim.thing, claim.actor);
}

/** A deed that is the same for every thing of the noun: whoever may make the call may do it. */
export const likeRoute = (route: RouteName): Deed<unknown> => ({
  may: (_thing, actor) => mayDo(route, actor),
  refusal: (_thing, actor) => refusalOf(route, actor),
});
