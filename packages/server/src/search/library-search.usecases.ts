import { subjectOf } from '@ecco/engine';
import type { CountedShow, ItemWithShow, Store } from '@ecco/store';
import { correctWords } from './corrected-search.ts';
import { type Asker, readSearch, type SearchReading } from './read-query.ts';

const showsMax = 50;
const speakingMax = 20;
const hitsMax = 100;

type Library = Pick<Store, 'search' | 'shows'>;
type NamedMatches = { items: ItemWithShow[]; shows: CountedShow[] };
type LibraryResult = NamedMatches & {
  read: SearchReading;
  corrected: Awaited<ReturnType<typeof correctWords>>;
};

/**
 * Items that are called by the words, then those that speak of them; and shows: first those called by them too,
 * then those of the items that are. What nothing is called by or speaks of is looked for as it was meant most likely.
 */
export async function searchLibrary(store: Library, text: string, asker: Asker): Promise<LibraryResult> {
  const read = readSearch(text, asker);
  const matches = await findIn(store, read);
  if (matches.items.length + matches.shows.length > 0) return { ...matches, read, corrected: null };
  const corrected = await correctWords(store, read.parsed, []);
  if (corrected === null) return { ...matches, read, corrected };
  const meant = await findIn(store, readSearch(corrected.query, asker));
  const isBetter = meant.items.length + meant.shows.length > 0;
  return isBetter ? { ...meant, read, corrected } : { ...matches, read, corrected: null };
}

async function findIn(store: Library, { query }: SearchReading): Promise<NamedMatches> {
  if (query === null) return { items: [], shows: [] };
  const { search, shows } = store;
  const [called, speaking, named] = await Promise.all([
    search.library(query),
    speakingOf(store, query),
    query.narrowing ? [] : search.shows({ text: query.text, limit: showsMax }),
  ]);
  const items = new Map([...called, ...speaking].map((itemWithShow) => [itemWithShow.item.id, itemWithShow]));
  const ofItems = called.flatMap(({ item }) => item.showId ?? []);
  const ids = [...new Set([...named, ...ofItems])].slice(0, showsMax);
  return { items: [...items.values()], shows: await shows.counted(ids) };
}

/** What speaks of the words; where more is asked than words, what has lines that pass. */
const speakingOf = (
  { search }: Library,
  query: NonNullable<SearchReading['query']>,
): Promise<ItemWithShow[]> =>
  query.narrowing
    ? search.find({ ...query, limit: hitsMax })
    : search.about({ text: subjectOf(query.text), limit: speakingMax });
