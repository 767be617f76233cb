import { type LibraryItem, limits } from '@ecco/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { operations } from '../../../api/operations.ts';
import { type LibrarySearch, listQueryOf } from './library-search.ts';

const pageSize = limits.libraryPage;

/** One page of the library as it is asked for; the first is 1. */
export const libraryQuery = (search: LibrarySearch, page = 1) =>
  operations.item.library.queryOptions({ input: { page, per_page: pageSize, ...listQueryOf(search) } });

/** The first page, which says how many items there are and what the filters are called. */
export const useLibrary = (search: LibrarySearch) => useQuery(libraryQuery(search));

type LibraryItems = {
  /** The item of a place from 0; undefined while its page is on its way. */
  itemAt: (place: number) => LibraryItem | undefined;
  failed: boolean;
  retry: () => void;
};

const pageOf = (place: number): number => Math.floor(place / pageSize) + 1;

/** Keeps the pages loaded that some places from 0 stand on, and finds their items. */
export function useLibraryItems(search: LibrarySearch, places: readonly number[]): LibraryItems {
  const pages = [...new Set(places.map(pageOf))];
  const { loaded, failed, retry } = useQueries({
    queries: pages.map((page) => libraryQuery(search, page)),
    combine: (results) => ({
      loaded: results.map(({ data }) => data),
      failed: results.some(({ isError }) => isError),
      retry: () => void results.map((result) => (result.isError ? result.refetch() : null)),
    }),
  });
  return useMemo(() => {
    const byPage = new Map(loaded.map((page) => [page?.pagination.page, page?.items]));
    return { itemAt: (place) => byPage.get(pageOf(place))?.[place % pageSize], failed, retry };
  }, [loaded, failed, retry]);
}
