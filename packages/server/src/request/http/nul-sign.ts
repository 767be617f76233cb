import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestMalformed } from '../failure/request.errors.ts';

/** Whether a parsed body holds the sign anywhere. Without recursion: bodies may nest as deep as they are long. */
function holdsNul(body: unknown): boolean {
  const left: unknown[] = [body];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string' && value.includes('\0')) return true;
    if (typeof value === 'object' && value !== null)
      left.push(...Object.keys(value), ...Object.values(value));
  }
  return false;
}

/** NUL stands in no text that a person writes, and the database cannot hold it: such an address is not valid. */
export function refuseNulInAddress(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (url.includes('%00')) throw requestMalformed();
  });
}

/** The same of bodies: a hook for routes that keep what they are sent as it is. */
export async function refuseNulInBody({ body }: FastifyRequest): Promise<void> {
  if (holdsNul(body)) throw requestMalformed();
}
