import { pathOfShow, type WatchedThing } from '@ecco/contract';
import type { SavedSearch, WatchedKind } from '@ecco/domain';
import type { Store, UpdateScope } from '@ecco/store';
import { mayReadList, type Reader } from '../list/list.policy.ts';
import { reached } from '../list/open-list.ts';
import { watchedNotFound } from './update.errors.ts';

export type WatchedRepositories = Pick<
  Store,
  'organizations' | 'people' | 'shows' | 'savedSearches' | 'lists' | 'hubs' | 'users'
>;

/** A thing as people are told of it, and where its updates are found. */
export type WatchedSource = {
  thing: WatchedThing;
  scope: UpdateScope;
  /** Of a hub: which of these items it holds; null for all else. */
  holds: ((itemIds: readonly string[]) => Promise<ReadonlySet<string>>) | null;
  /** What of the arrivals it is that it finds; null where all updates of the scope are its own. */
  search: SavedSearch | null;
};

/** `reader`: who asks, since saved searches are their owner's alone and hubs may be kept from others. */
type WatchedQuery = { kind: WatchedKind; id: string; reader: Reader };

const watchedSource = (thing: WatchedThing, scope: UpdateScope): WatchedSource => ({
  ...{ thing, scope, search: null },
  holds: null,
});
/** Items that a list holds by hand or by a name, the newest, whose arrival is told. */
const ownItemsMax = 5_000;
const uuidShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function hrefOfSearch({ tab, query }: SavedSearch): string {
  if (tab === 'signals') return `/signals?${query.replace(/^\?/, '')}`;
  return `${tab === 'episodes' ? '/search' : '/search/transcripts'}?${new URLSearchParams({ q: query })}`;
}

const finders: Readonly<
  Record<WatchedKind, (store: WatchedRepositories, asked: WatchedQuery) => Promise<WatchedSource | null>>
> = {
  async organization({ organizations }, watchedQuery) {
    const one = (await organizations.find(watchedQuery.id))?.organization;
    if (!one) return null;
    const { id, name, slug } = one;
    return watchedSource(
      { kind: watchedQuery.kind, id, name, href: `/org/${slug}` },
      { organizationIds: [id] },
    );
  },
  async person({ people }, query) {
    const one = (await people.find(query.id))?.person;
    if (!one) return null;
    const { id, name, slug } = one;
    return watchedSource({ kind: query.kind, id, name, href: `/people/${slug}` }, { personIds: [id] });
  },
  async show({ shows }, input) {
    const one = uuidShape.test(input.id) ? await shows.findById(input.id) : await shows.findBySlug(input.id);
    if (!one) return null;
    return watchedSource(
      { kind: input.kind, id: one.id, name: one.name, href: pathOfShow(one) },
      { showIds: [one.id] },
    );
  },
  async saved_search({ savedSearches }, request) {
    const search = uuidShape.test(request.id) ? await savedSearches.find(request.id) : null;
    if (search === null || search.ownerId !== request.reader.userId) return null;
    const { id, name } = search;
    return {
      thing: { kind: request.kind, id, name, href: hrefOfSearch(search) },
      scope: { arrivals: true },
      search,
      holds: null,
    };
  },
  async hub({ lists, hubs, users }, asked) {
    const isId = uuidShape.test(asked.id);
    const list = isId ? await lists.findById(asked.id) : await lists.findBySlug(asked.id);
    if (!list || !mayReadList(await reached({ lists, users }, list, asked.reader), asked.reader)) return null;
    const holding = await hubs.holdingOf(list.id);
    const { organizationIds, personIds } = holding;
    const own = { ...holding, organizationIds: [], personIds: [] };
    const itemIds = await hubs.heldIds(own, ownItemsMax);
    const hub = watchedSource(
      { kind: asked.kind, id: list.id, name: list.title, href: `/watch/${list.id}` },
      { organizationIds, personIds, itemIds },
    );
    return { ...hub, holds: (itemIds) => hubs.heldAmong(holding, itemIds) };
  },
};

/** Something that can be watched; null where there is no such thing for who asks. */
export const findWatched = (
  store: WatchedRepositories,
  watchedQuery: WatchedQuery,
): Promise<WatchedSource | null> => finders[watchedQuery.kind](store, watchedQuery);

/** The same. @throws RequestError 404 */
export async function openWatched(
  store: WatchedRepositories,
  watchedQuery: WatchedQuery,
): Promise<WatchedSource> {
  const watched = await findWatched(store, watchedQuery);
  if (watched === null) throw watchedNotFound(watchedQuery.kind);
  return watched;
}
