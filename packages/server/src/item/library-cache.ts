import type { LibraryEntry, LibraryPageQuery, Store } from '@ecco/store';
import { createCache } from '../memory/cache.ts';

type Browsed = { entries: LibraryEntry[]; total: number };
export type LibraryCache = {
  /** One page of the library; what it holds is not to be changed. */
  browse: (query: LibraryPageQuery) => Promise<Browsed>;
};

declare module '../request/services.ts' {
  interface Services {
    libraryShelf: LibraryCache;
  }
}

/** Pages and bytes that are kept at most. */
const cacheMax = { pages: 500, bytes: 12_000_000 } as const;
/** What an item takes besides its words. */
const rowBytes = 1_500;

const browsedBytes = ({ entries }: Browsed): number =>
  entries.reduce(
    (sum, { item }) => sum + rowBytes + 2 * (item.title.length + (item.description?.length ?? 0)),
    rowBytes,
  );

/**
 * Pages of the library as they are for everybody, kept until anything that their rows show has changed: most who open it
 * read the same few pages. What is narrowed by who asks is read each time.
 */
export function createLibraryCache(store: Pick<Store, 'items' | 'changes'>): LibraryCache {
  const cache = createCache<Browsed>({
    max: cacheMax.pages,
    weight: { of: browsedBytes, max: cacheMax.bytes },
    staleOn: { changes: store.changes, tags: ['item.changed', 'show.changed', 'organisation.changed'] },
  });
  return {
    browse(query) {
      const isPersonal = query.reading !== undefined || query.addedBy !== undefined || query.failed === true;
      return isPersonal
        ? store.items.browse(query)
        : cache.get(JSON.stringify(query), () => store.items.browse(query));
    },
  };
}
