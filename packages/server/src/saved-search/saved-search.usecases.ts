import { limits, type NewSavedSearch } from '@ecco/contract';
import type { SavedSearch } from '@ecco/domain';
import type { Store } from '@ecco/store';
import type { Actor } from '../request/access/actor.ts';
import type { Authorized } from '../request/access/authorize.ts';
import { ownUserOf } from '../request/access/own-user.ts';
import { permit } from '../request/access/thing-policy.ts';
import { alreadySaved, savedSearchNotFound, tooManySavedSearches } from './saved-search.errors.ts';
import { savedSearchPolicy } from './saved-search.policy.ts';

type Memory = Pick<Store, 'savedSearches' | 'transaction'>;
type Own = Authorized<'change-own'>;

/**
 * Saves a search under a name.
 * @throws RequestError 409 for one that is saved already, and for somebody who has as many as one may have
 */
export function saveSearch(
  store: Memory,
  who: Own,
  { name, query, tab, seen_at: seenAt }: NewSavedSearch,
): Promise<SavedSearch> {
  const ownerId = ownUserOf(who);
  return store.transaction(async ({ savedSearches }) => {
    if ((await savedSearches.holdCountOf(ownerId)) >= limits.savedSearchesMax) throw tooManySavedSearches();
    const seen = seenAt === undefined ? undefined : new Date(seenAt);
    const saved = await savedSearches.add({ ownerId, name, query, tab, seenAt: seen });
    if (!saved) throw alreadySaved();
    return saved;
  });
}

/** @throws RequestError 404, also for one of somebody else */
async function ownSearch({ savedSearches }: Memory, who: Actor, id: string): Promise<SavedSearch> {
  const savedSearch = await savedSearches.find(id);
  if (!savedSearch) throw savedSearchNotFound();
  return permit(savedSearchPolicy, 'change', { thing: savedSearch, actor: who }).thing;
}

/** @throws RequestError 404 */
export async function renameSearch(
  store: Memory,
  who: Own,
  named: { id: string; name: string },
): Promise<void> {
  const { id } = await ownSearch(store, who, named.id);
  await store.savedSearches.rename(id, named.name);
}

/** Notes that its owner looks at what it finds: nothing of it is new from now on. @throws RequestError 404 */
export async function seeSearch(store: Memory, who: Own, id: string): Promise<void> {
  const search = await ownSearch(store, who, id);
  await store.savedSearches.see(search.id);
}

/** Gives its name. @throws RequestError 404 */
export async function removeSearch(store: Memory, who: Own, id: string): Promise<string> {
  const search = await ownSearch(store, who, id);
  await store.savedSearches.remove(search.id);
  return search.name;
}
