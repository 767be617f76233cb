import { contract } from '@ecco/contract/schemas';
import { implement } from '@orpc/server';
import type { Actor } from './access/actor.ts';
import type { RouteName } from './access/route-policy.ts';
import type { RequestEvent } from './http/request-event.ts';
import type { RequestLimits } from './limit/request-limits.ts';
import type { Services } from './services.ts';

/** What every handler of the contract is given. */
export type RequestContext = {
  /** What is asked for, as the contract names it. */
  operation: RouteName;
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

/** The contract, to be implemented noun by noun. */
export const os = implement(contract).$context<RequestContext>();
