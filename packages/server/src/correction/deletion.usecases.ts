import type { Pipeline } from '@ecco/pipeline';
import type { DeletedItem, ItemWithShow, Page, RowPage, Store } from '@ecco/store';
import { itemNotFound } from '../item/item.errors.ts';
import type { PermittedItem } from '../item/item.policy.ts';
import { findItem } from '../item/item.usecases.ts';
import type { Authorized } from '../request/access/authorize.ts';
import { ownUserOf } from '../request/access/own-user.ts';
import type { Permitted } from '../request/access/thing-policy.ts';
import { deletedItemNotFound } from './correction.errors.ts';

type Services = { store: Store; pipeline: Pick<Pipeline, 'deleteItem' | 'restoreItem'> };

/** Deletes an item for a while, from everywhere at once. @throws RequestError 404 when it has gone meanwhile */
export async function deleteItem(
  { store, pipeline }: Services,
  { thing, actor }: PermittedItem<'correct'>,
): Promise<DeletedItem> {
  if (!(await pipeline.deleteItem(thing.id, actor.userId))) throw itemNotFound();
  return findDeleted(store, thing.id);
}

/** @throws RequestError 404 */
export async function findDeleted(
  { deletedItems }: Pick<Store, 'deletedItems'>,
  id: string,
): Promise<DeletedItem> {
  const deletedItem = await deletedItems.find(id);
  if (deletedItem === null) throw deletedItemNotFound();
  return deletedItem;
}

/** What can be restored: of an admin all of it, of a member what they had added. */
export const deletedOf = (
  { deletedItems }: Pick<Store, 'deletedItems'>,
  who: Authorized<'read-own'>,
  page: Page,
): Promise<RowPage<DeletedItem>> =>
  deletedItems.page({ ...page, addedBy: who.role === 'admin' ? undefined : ownUserOf(who) });

/** Brings an item back as it was. @throws RequestError 404 where it cannot come back */
export async function restoreItem(
  { store, pipeline }: Services,
  { thing }: Permitted<'correct', DeletedItem>,
): Promise<ItemWithShow> {
  if (!(await pipeline.restoreItem(thing.id))) throw deletedItemNotFound();
  return findItem(store, { id: thing.id });
}
