import type { Store } from '@ecco/store';
import type { PermittedList } from '../list/open-list.ts';

/** Items that a search over organizations looks into, the newest. */
const itemsMax = 1_000;

/** Items that a search in a hub looks into, the newest. */
const heldMax = 20_000;

/**
 * The items that the list behind a link holds, by what it follows and by hand.
 * @throws RequestError 403, 404
 */
export async function itemsOfList(
  store: Pick<Store, 'hubs'>,
  { thing: list }: PermittedList<'read'>,
): Promise<string[]> {
  return store.hubs.heldIds(await store.hubs.holdingOf(list.id), heldMax);
}

/** The items of these organizations, about them, or that name them; ids of the graph, or of names in texts. */
export async function itemsNaming(
  { entities, links }: Pick<Store, 'entities' | 'links'>,
  ids: readonly string[],
): Promise<string[]> {
  const [linked, naming] = await Promise.all([
    links.itemIdsOf(ids, itemsMax),
    entities.itemIdsNaming(ids, itemsMax),
  ]);
  return [...new Set([...linked, ...naming])];
}
