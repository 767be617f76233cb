import type { SavedSearch as PublicSavedSearch } from '@ecco/contract';
import type { SavedSearch } from '@ecco/domain';

/** `newItems`: what it finds and its owner has not seen. */
export type WithNew = { search: SavedSearch; newItems: readonly string[] };

export const presentSavedSearch = ({ search, newItems }: WithNew): PublicSavedSearch => ({
  id: search.id,
  name: search.name,
  query: search.query,
  tab: search.tab,
  created_at: search.createdAt.toISOString(),
  seen_at: search.seenAt.toISOString(),
  new_items: [...newItems],
});
