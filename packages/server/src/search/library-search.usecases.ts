import { subjectOf } from '@ecco/engine';
import type { CountedShow, ItemWithShow, Store } from '@ecco/store';

const showsMax = 50;
const speakingMax = 20;

type LibraryFound = { items: ItemWithShow[]; shows: CountedShow[] };

/**
 * Items that are called by the words, then those that speak of them; and shows: first those called by them too,
 * then those of the items that are.
 */
export async function searchLibrary(
  { search, shows }: Pick<Store, 'search' | 'shows'>,
  text: string,
): Promise<LibraryFound> {
  const [called, speaking, named] = await Promise.all([
    search.library({ text }),
    search.about({ text: subjectOf(text), limit: speakingMax }),
    search.shows({ text, limit: showsMax }),
  ]);
  const isCalled = new Set(called.map(({ item }) => item.id));
  const items = [...called, ...speaking.filter(({ item }) => !isCalled.has(item.id))];
  const ofItems = called.flatMap(({ item }) => item.showId ?? []);
  const ids = [...new Set([...named, ...ofItems])].slice(0, showsMax);
  return { items, shows: await shows.counted(ids) };
}
