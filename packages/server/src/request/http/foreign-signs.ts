import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestMalformed } from '../failure/request.errors.ts';

/** No text of a person: it holds NUL, or half of a sign that takes two units. The database can hold neither. */
const isNoText = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

/** Whether a parsed body holds such a text anywhere. Without recursion: bodies may nest as deep as they are long. */
function holdsNoText(body: unknown): boolean {
  const left: unknown[] = [body];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string' && isNoText(value)) return true;
    if (typeof value !== 'object' || value === null) continue;
    // One by one: a list of a body may be longer than a call may have arguments.
    for (const [key, part] of Object.entries(value)) left.push(key, part);
  }
  return false;
}

/** An address with NUL is not valid. */
export function refuseNulInAddress(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (url.includes('%00')) throw requestMalformed();
  });
}

/** The same of bodies: a hook for routes that keep what they are sent as it is. */
export async function refuseNoTextInBody({ body }: FastifyRequest): Promise<void> {
  if (holdsNoText(body)) throw requestMalformed();
}
