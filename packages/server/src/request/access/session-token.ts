import type { FastifyRequest } from 'fastify';

export const sessionCookieName = 'ecco_session';
const tokenShape = /^[\w-]{20,100}$/;

/** The session token of the request; null for none, and for what cannot be one. */
export function readSessionToken(request: FastifyRequest): string | null {
  const token = request.cookies[sessionCookieName];
  return token !== undefined && tokenShape.test(token) ? token : null;
}
