import type { FastifyRequest } from 'fastify';
import { readSessionToken } from './session-token.ts';

/**
 * Whether somebody opened a link: from a mail program, a bookmark or the address bar (`Sec-Fetch-Site: none`), or in an older
 * browser that is signed in and does not say from where. Such a link may be somebody else's, so it never changes data (D16).
 */
export function isOpenedLink(request: FastifyRequest): boolean {
  const { method, headers } = request;
  if (method !== 'GET') return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'none';
  return headers.origin === undefined && readSessionToken(request) !== null;
}
