import type { List } from '@ecco/store';
import type { Actor } from '../request/actor.ts';
import { listOfAnother } from './list.errors.ts';

/** Nobody's list may be changed by whoever holds its link, an owned one by its owner or an admin (D13). */
export const mayEdit = ({ ownerId }: Pick<List, 'ownerId'>, { role, userId }: Actor): boolean =>
  ownerId === null || role === 'admin' || ownerId === userId;

/** @throws RequestError 403 for a stranger */
export function checkMayEdit(list: List, actor: Actor): void {
  if (!mayEdit(list, actor)) throw listOfAnother();
}
