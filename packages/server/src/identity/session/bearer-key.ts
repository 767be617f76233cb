import type { FastifyRequest } from 'fastify';

/** What every key begins with, so that one that leaked can be recognized. */
export const apiKeyPrefix = 'ecco_';

const bearer = /^bearer(?: (.*))?$/i;

/** The key that a program sends as `Authorization: Bearer …`; null for none, and for other schemes. */
export function readApiKey({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const match = bearer.exec(headers.authorization ?? '');
  return match && (match[1] ?? '').trim();
}
