import { type LibraryItem, limits } from '@ecco/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { operations } from '../../../api/operations.ts';
import { askedOf, type LibrarySearch } from './library-search.ts';

const pageSize = limits.libraryPage;

/** One page of the library as it is asked for; the first is 1. */
export const libraryQuery = (search: LibrarySearch, page = 1) =>
  operations.item.library.queryOptions({ input: { page, per_page: pageSize, ...askedOf(search) } });

/** The first page, which says how many items there are and what the filters are called. */
export const useLibrary = (search: LibrarySearch) => useQuery(libraryQuery(search));

type LibraryItems = {
  /** The item of a place from 0; undefined while its page is on its way. */
  itemAt: (place: number) => LibraryItem | undefined;
  failed: boolean;
  retry: () => void;
};

/** Keeps the pages loaded that some places stand on, and finds their items. `first` and `last`: places, inclusive. */
export function useLibraryItems(
  search: LibrarySearch,
  { first, last }: { first: number; last: number },
): LibraryItems {
  const from = Math.floor(first / pageSize) + 1;
  const to = Math.max(from, Math.floor(last / pageSize) + 1);
  const { loaded, failed, retry } = useQueries({
    queries: Array.from({ length: to - from + 1 }, (_, at) => libraryQuery(search, from + at)),
    combine: (results) => ({
      loaded: results.map(({ data }) => data?.items),
      failed: results.some(({ isError }) => isError),
      retry: () => void results.map((result) => (result.isError ? result.refetch() : null)),
    }),
  });
  return useMemo(
    () => ({
      itemAt: (place) => loaded[Math.floor(place / pageSize) + 1 - from]?.[place % pageSize],
      failed,
      retry,
    }),
    [loaded, failed, retry, from],
  );
}
