import type { Store } from '@ecco/store';
import { listNotFound } from '../list/list.errors.ts';

/** Items that a search over organisations looks into, the newest. */
const itemsMax = 1_000;

/**
 * The items of the list behind a link.
 * @throws RequestError 404
 */
export async function itemsOfList({ lists }: Pick<Store, 'lists'>, id: string): Promise<string[]> {
  if ((await lists.findById(id)) === null) throw listNotFound();
  return (await lists.itemsOf(id)).map(({ item }) => item.id);
}

/** The items that name one of these organisations. */
export const itemsNaming = (
  { entities }: Pick<Store, 'entities'>,
  ids: readonly string[],
): Promise<string[]> => entities.itemIdsNaming(ids, itemsMax);
