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

/** The items of these organisations, about them, or that name them; ids of the graph, or of names in texts. */
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
