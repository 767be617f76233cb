import { sessionRequired } from '../failure/request.errors.ts';
import type { Actor } from './actor.ts';

/**
 * The person whose rows are asked for.
 * @throws RequestError 401 for a visitor, whom the table keeps out of all that is a person's own
 */
export function ownUserOf({ userId }: Pick<Actor, 'userId'>): string {
  if (userId === null) throw sessionRequired();
  return userId;
}
