import { limits } from '@ecco/contract';
import type { SavedSearch } from '@ecco/domain';
import { largestOf, smallestOf } from '@ecco/domain';
import type { Store } from '@ecco/store';
import { ledgerFilterOf, readSignalsFilter } from '../ledger/ledger-query.ts';
import type { Authorized } from '../request/access/authorize.ts';
import { ownUserOf } from '../request/access/own-user.ts';
import type { Services } from '../request/services.ts';
import type { WithNew } from './saved-search.presenter.ts';

/** What it takes to see what a saved search finds. */
export type FindTools = {
  store: Pick<Store, 'ledger' | 'organizations' | 'meetings'>;
  searchLines: Services['searchLines'];
  now: () => number;
};
type Tools = FindTools & { store: Pick<Store, 'savedSearches' | 'statusHistory'> };

/** Of what arrived since somebody looked, so many of the newest are looked through. */
const arrivalsMax = 500;
/** So many of the best passages of a search are looked through. */
const passagesMax = 100;
/** What scores less than this share of the best passage has some word of the search and not what it is about. */
const leastShare = 0.5;

const earliest = (searches: readonly SavedSearch[]): Date =>
  new Date(smallestOf(searches.map(({ seenAt }) => seenAt.getTime())));

/**
 * What a person saved, each with the items that it finds and that arrived since they looked. Where nothing arrived
 * nothing is searched; where something did, one search follows the other, so that others are answered between them.
 */
export async function savedSearchesOf(
  { store, searchLines, now }: Tools,
  who: Authorized<'read-own'>,
): Promise<WithNew[]> {
  const searches = await store.savedSearches.ofOwner(ownUserOf(who));
  if (searches.length === 0) return [];
  const arrived = await store.statusHistory.arrivedSince({ since: earliest(searches), limit: arrivalsMax });
  const withNews: WithNew[] = [];
  for (const search of searches) {
    const fresh = arrived.filter(({ at }) => at > search.seenAt).map(({ itemId }) => itemId);
    withNews.push({ search, newItems: await findsAmong({ store, searchLines, now }, search, fresh) });
  }
  return withNews;
}

/** Which of these items a saved search finds, as many as are counted, the best first. */
export async function findsAmong(
  { store, searchLines, now }: FindTools,
  search: SavedSearch,
  itemIds: readonly string[],
): Promise<string[]> {
  if (itemIds.length === 0) return [];
  const fresh = new Set(itemIds);
  if (search.tab === 'signals') return findInLedger(store, search, { fresh, now: now() });
  const asker = { userId: search.ownerId, now: now() };
  return findIn((query) => searchLines({ text: query, asker, limit: passagesMax }), search, fresh);
}

type Fresh = { fresh: ReadonlySet<string>; now: number };

/** Which of these items tell a signal that a filter leaves; what is no filter finds nothing. */
async function findInLedger(
  store: FindTools['store'],
  { query }: SavedSearch,
  { fresh, now }: Fresh,
): Promise<string[]> {
  const input = readSignalsFilter(query);
  if (input === null) return [];
  const itemIds = await store.ledger.tellersOf(await ledgerFilterOf(store, input, now), [...fresh]);
  return itemIds.slice(0, limits.savedSearchNewMax);
}

/** Which of these items a search finds well enough. */
async function findIn(
  inPassages: (query: string) => ReturnType<Services['searchLines']>,
  { query }: SavedSearch,
  fresh: ReadonlySet<string>,
): Promise<string[]> {
  const { results } = (await inPassages(query)).answer;
  const least =
    largestOf(
      results.map(({ score }) => score),
      0,
    ) * leastShare;
  const good = results.filter(({ parent_uuid: id, score }) => fresh.has(id) && score >= least);
  const ids = new Set(good.map(({ parent_uuid: id }) => id));
  return [...ids].slice(0, limits.savedSearchNewMax);
}
