import { type Access, contract } from '@ecco/contract/schemas';
import type { AnySchema, ErrorMap } from '@orpc/contract';
import { implement, os as library, type ProcedureImplementer } from '@orpc/server';
import type { Actor } from './access/actor.ts';
import { type Admission, type Authorized, proofOf } from './access/authorize.ts';
import type { ActionOf, RouteName } from './access/route-policy.ts';
import type { RequestEvent } from './http/request-event.ts';
import type { RequestLimits } from './limit/request-limits.ts';
import type { Services } from './services.ts';

/** What a handler is given behind its guard. */
export type RequestContext = {
  actor: Actor;
  services: Services;
  limits: RequestLimits;
  event: RequestEvent;
  /** Headers of the answer, whatever it will be. */
  setHeaders: (headers: Readonly<Record<string, string>>) => void;
  /** Says that the answer is the same for everybody who may ask for it, until an item, a show or an organization changes. */
  keepAnswer: () => void;
  /** The request comes from the product's own pages, so it may change something (D16). */
  ownPage: boolean;
  cookies: { setSession: (token: string, lifetimeMs: number) => void; clearSession: () => void };
  userAgent: string | null;
  /** The session token of the request, where it has one. */
  sessionToken: string | null;
};

/** What opens to the guard of a procedure alone: nobody else can name it. */
const behindGuard = Symbol('behind the guard');
type BehindGuard = Omit<RequestContext, 'actor'> & { admission: Admission };

/** A call before the guard of its procedure, as the log of requests and of what admins do knows it. */
export type CallContext = Pick<RequestContext, 'event' | 'setHeaders'> & {
  /** What is asked for, as the contract names it. */
  operation: RouteName;
  actor: Pick<Actor, 'role' | 'userId'>;
  readonly [behindGuard]: BehindGuard;
};

/** A call that the guard of its route let in. */
export const callOf = (operation: RouteName, held: BehindGuard): CallContext => ({
  operation,
  actor: { role: held.admission.actor.role, userId: held.admission.actor.userId },
  event: held.event,
  setHeaders: held.setHeaders,
  [behindGuard]: held,
});

/** The contract, to be implemented noun by noun: each route by `guarded`, without which a handler is given nothing to work with. */
export const os = implement(contract).$context<CallContext>();

/** What the handler of a route is given, for one that several routes share. */
export type ContextOf<Name extends RouteName> = Omit<RequestContext, 'actor'> & {
  actor: Authorized<ActionOf<Name>>;
};

type Guardable = { readonly access: Access };

/** A route whose handler works with what the guard let in, `actor` being the proof of it. */
export const guarded = <
  Input extends AnySchema,
  Output extends AnySchema,
  Errors extends ErrorMap,
  Row extends Guardable,
>(
  route: ProcedureImplementer<CallContext, CallContext, Input, Output, Errors, Row>,
) =>
  route.use(({ context, next, procedure }) => {
    const { admission, ...held } = context[behindGuard];
    const actor = proofOf<Row['access']['action']>(admission, procedure['~orpc'].meta.access);
    return next({ context: { ...held, actor } });
  });

const steps = library.$context<RequestContext>();

/**
 * A step between a guard and its handler: loads what the row speaks of by a field of the input, and hands it on as
 * `permitted`, the proof of what may be done to it. Who may is decided here, once.
 */
export const subjectBy = <Key extends string, Proof>(
  key: Key,
  load: (context: RequestContext, name: string) => Promise<Proof>,
) =>
  steps.middleware<{ permitted: Proof }, Readonly<Record<Key, string>>>(async ({ context, next }, input) =>
    next({ context: { permitted: await load(context, input[key]) } }),
  );
