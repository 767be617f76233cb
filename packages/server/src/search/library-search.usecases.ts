import type { CountedShow, ItemWithShow, Store } from '@ecco/store';

const showsMax = 50;

export type LibraryFound = { items: ItemWithShow[]; shows: CountedShow[] };

/** Items that have the words, and shows: first those that have them too, then those of the items. */
export async function searchLibrary(
  { search, shows }: Pick<Store, 'search' | 'shows'>,
  text: string,
): Promise<LibraryFound> {
  const [items, named] = await Promise.all([
    search.library({ text }),
    search.shows({ text, limit: showsMax }),
  ]);
  const ofItems = items.flatMap(({ item }) => item.showId ?? []);
  const ids = [...new Set([...named, ...ofItems])].slice(0, showsMax);
  return { items, shows: await shows.counted(ids) };
}
