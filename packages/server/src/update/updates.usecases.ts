import type { UpdateLine } from '@ecco/contract';
import type { Update } from '@ecco/domain';
import type { Store } from '@ecco/store';
import { type FindTools, findsAmong } from '../saved-search/new-finds.usecases.ts';
import { type LineShelves, readLines } from './update-lines.ts';
import { searchReason } from './update-words.ts';
import type { FoundWatched } from './watched.ts';

export type NewsTools = Omit<FindTools, 'store'> & {
  store: LineShelves & FindTools['store'] & Pick<Store, 'updates'>;
};
type NewsPeriod = { after: Date; until: Date; limit: number };

/** Arrivals that a saved search looks through. */
const arrivalsMax = 500;

/** What became known of a thing between two times, the newest first; of a saved search what it finds of what arrived. */
export async function updatesOf(
  tools: NewsTools,
  { scope, search }: Pick<FoundWatched, 'scope' | 'search'>,
  { after, until, limit }: NewsPeriod,
): Promise<Update[]> {
  const { updates } = tools.store;
  if (search === null) return updates.between({ ...scope, after, until, limit });
  const arrived = await updates.between({ ...scope, after, until, limit: arrivalsMax });
  const itemIds = arrived.flatMap(({ itemId }) => itemId ?? []);
  const finds = new Set(await findsAmong(tools, search, itemIds));
  return arrived.filter(({ itemId }) => finds.has(itemId ?? '')).slice(0, limit);
}

/** The same as lines, each with its reason. */
export async function linesOf(
  store: LineShelves,
  { thing, search }: Pick<FoundWatched, 'search'> & Partial<Pick<FoundWatched, 'thing'>>,
  updates: readonly Update[],
): Promise<UpdateLine[]> {
  const lines = await readLines(store, updates, thing?.id ?? null);
  return search === null ? lines : lines.map((line) => ({ ...line, reason: searchReason(search.name) }));
}
