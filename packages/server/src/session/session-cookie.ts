import type { Store } from '@ecco/store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, anonymous } from '../policy/actor.ts';
import { hashToken } from './session-token.ts';

const cookieName = 'ecco_session';
const tokenShape = /^[\w-]{20,100}$/;

/** Who makes a request, by its session cookie. */
export type SessionReader = { actorOf: (request: FastifyRequest) => Promise<Actor> };

/** The session token of the request; null for none, and for what cannot be one. */
export function readSessionToken(request: FastifyRequest): string | null {
  const token = request.cookies[cookieName];
  return token !== undefined && tokenShape.test(token) ? token : null;
}

/** The role is that of the stored session and nothing the client says (D2). */
export async function actorOfToken(
  { sessions }: Pick<Store, 'sessions'>,
  token: string | null,
  address: string,
): Promise<Actor> {
  const session = token === null ? null : await sessions.find(hashToken(token));
  return session ? { role: session.role, address } : anonymous(address);
}

export const createSessionReader = (store: Pick<Store, 'sessions'>): SessionReader => ({
  actorOf: (request) => actorOfToken(store, readSessionToken(request), request.ip),
});

/** Sets and clears the cookie of D16: out of reach of scripts, not sent from foreign pages, TLS only where there is TLS. */
export function sessionCookies(request: FastifyRequest, reply: FastifyReply, secure: boolean) {
  const attributes = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: secure || request.protocol === 'https',
  } as const;
  return {
    setSession(token: string, lifetimeMs: number): void {
      void reply.setCookie(cookieName, token, { ...attributes, maxAge: Math.floor(lifetimeMs / 1000) });
    },
    clearSession(): void {
      void reply.clearCookie(cookieName, attributes);
    },
  };
}
