import type { Pipeline } from '@ecco/pipeline';
import type { ItemWithShow, Store } from '@ecco/store';
import type { PermittedItem } from '../item/item.policy.ts';
import { findItem } from '../item/item.usecases.ts';
import { notJoined } from './correction.errors.ts';

type Services = { store: Store; pipeline: Pick<Pipeline, 'tellApart'> };

/**
 * Makes an item that became a part of another one an item of its own again, and gives it.
 * @throws RequestError 409 where it is no part of it any more, or something else has its place
 */
export async function splitItem(
  { store, pipeline }: Services,
  { thing }: PermittedItem<'correct'>,
  joinedId: string,
): Promise<ItemWithShow> {
  if (!(await pipeline.tellApart({ itemId: thing.id, joinedId }))) throw notJoined();
  return findItem(store, { id: joinedId });
}
