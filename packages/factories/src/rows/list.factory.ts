import type { List, NewList, Store } from '@ecco/store';
import { createUser } from './user.factory.ts';

/** A list of somebody's own: of a new person, unless `ownerId` says whose, or null that it is nobody's. */
export async function createList(
  store: Pick<Store, 'transaction' | 'lists'>,
  part: Partial<NewList> = {},
): Promise<List> {
  const ownerId = part.ownerId === undefined ? (await createUser(store)).id : part.ownerId;
  return store.lists.create({ title: 'Private credit', description: null, itemIds: [], ...part, ownerId });
}
