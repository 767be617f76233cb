import type { FastifyReply, FastifyRequest } from 'fastify';

export const sessionCookieName = 'ecco_session';
const tokenShape = /^[\w-]{20,100}$/;

/** The session token of the request; null for none, and for what cannot be one. */
export function readSessionToken(request: FastifyRequest): string | null {
  const token = request.cookies[sessionCookieName];
  return token !== undefined && tokenShape.test(token) ? token : null;
}

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
      void reply.setCookie(sessionCookieName, token, {
        ...attributes,
        maxAge: Math.floor(lifetimeMs / 1000),
      });
    },
    clearSession(): void {
      void reply.clearCookie(sessionCookieName, attributes);
    },
  };
}
