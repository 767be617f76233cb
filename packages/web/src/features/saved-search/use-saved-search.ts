import type { SavedSearch } from '@ecco/contract';
import type { SavedTab } from '@ecco/domain';
import { useEffect, useState } from 'react';
import { useSession } from '../../session/get-session.api.ts';
import { isSignedIn } from '../../session/is-signed-in.ts';
import { useSavedSearches, useSeeSearch } from './api/saved-searches.api.ts';

type ShownSearch = { query: string; tab: SavedTab };

type OnSavedSearch = {
  /** Only who is signed in can save one. */
  canSave: boolean;
  /** The search as it is saved; null where it is not. */
  saved: SavedSearch | null;
  /** Items that were new to the person when they came to the page. */
  newItems: ReadonlySet<string>;
};

const none: ReadonlySet<string> = new Set();

/** The search of a page as it is saved. Who looks at what it finds has seen it. */
export function useSavedSearch({ query, tab }: ShownSearch): OnSavedSearch {
  const canSave = isSignedIn(useSession());
  const { data } = useSavedSearches(canSave);
  const { mutate: see } = useSeeSearch();
  const saved = data?.saved_searches.find((one) => one.query === query && one.tab === tab) ?? null;
  const [fresh, setFresh] = useState<{ id: string; items: ReadonlySet<string> } | null>(null);
  const id = saved?.id ?? null;
  if (saved && fresh?.id !== saved.id) setFresh({ id: saved.id, items: new Set(saved.new_items) });
  useEffect(() => {
    if (id !== null) see(id);
  }, [id, see]);
  return { canSave, saved, newItems: fresh !== null && fresh.id === id ? fresh.items : none };
}
