import type { UpdateLine } from '@ecco/contract';
import type { Update } from '@ecco/domain';
import type { Store } from '@ecco/store';
import { type FindTools, findsAmong } from '../saved-search/new-finds.usecases.ts';
import { type LineRepositories, readLines } from './update-lines.ts';
import { fromOutside, searchReason } from './update-words.ts';
import type { WatchedSource } from './watched.ts';

export type NewsTools = Omit<FindTools, 'store'> & {
  store: LineRepositories & FindTools['store'] & Pick<Store, 'updates'>;
};
type NewsPeriod = { after: Date; until: Date; limit: number };

/** Arrivals that a saved search looks through. */
const arrivalsMax = 500;

/** What became known of a thing between two times, the newest first; of a saved search what it finds of what arrived. */
export async function updatesOf(
  tools: NewsTools,
  { scope, search }: Pick<WatchedSource, 'scope' | 'search'>,
  { after, until, limit }: NewsPeriod,
): Promise<Update[]> {
  const { updates } = tools.store;
  if (search === null) return updates.between({ ...scope, after, until, limit });
  const arrived = await updates.between({ ...scope, after, until, limit: arrivalsMax });
  const itemIds = arrived.flatMap(({ itemId }) => itemId ?? []);
  const finds = new Set(await findsAmong(tools, search, itemIds));
  return arrived.filter(({ itemId }) => finds.has(itemId ?? '')).slice(0, limit);
}

/**
 * Lines of a hub. What somebody whom it follows did may be told by a source that it does not hold, since it is about
 * somebody else: that is said, and stands behind what it holds.
 */
async function heldFirst(
  lines: readonly UpdateLine[],
  holds: NonNullable<WatchedSource['holds']>,
): Promise<UpdateLine[]> {
  const held = await holds(lines.flatMap(({ item_id: itemId }) => itemId ?? []));
  const isOutside = ({ kind, item_id: itemId }: UpdateLine): boolean =>
    kind !== 'item' && itemId !== null && !held.has(itemId);
  return [
    ...lines.filter((line) => !isOutside(line)),
    ...lines.filter(isOutside).map((line) => ({ ...line, reason: fromOutside(line.reason) })),
  ];
}

type LinesQuery = Pick<WatchedSource, 'search'> & Partial<Pick<WatchedSource, 'thing' | 'holds'>>;

/** The same as lines, each with its reason. */
export async function updateLines(
  store: LineRepositories,
  { thing, search, holds }: LinesQuery,
  updates: readonly Update[],
): Promise<UpdateLine[]> {
  const read = await readLines(store, updates, thing?.id ?? null);
  const lines = holds ? await heldFirst(read, holds) : read;
  return search === null ? lines : lines.map((line) => ({ ...line, reason: searchReason(search.name) }));
}
