import { createHash, randomUUID } from 'node:crypto';

/**
 * One id for a person and an item, so that newer feedback takes the place of the older however many come at once.
 * Every feedback of a visitor has its own. In the form of a UUID of version 8 (RFC 9562).
 */
export function feedbackId(itemId: string, userId: string | null): string {
  if (userId === null) return randomUUID();
  const hash = createHash('sha256').update(`${itemId}\n${userId}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
