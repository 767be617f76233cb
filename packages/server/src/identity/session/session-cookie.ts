import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionCookieName } from '../../request/access/session-token.ts';

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
