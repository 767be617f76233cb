import { limits } from '@ecco/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';
import { askedOf, type LibrarySearch } from './library-search.ts';

/** The library as it is asked for, page after page. */
export const libraryQuery = (search: LibrarySearch) =>
  operations.item.library.infiniteOptions({
    input: (page: number) => ({ page, per_page: limits.libraryPage, ...askedOf(search) }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) =>
      pagination.page < pagination.pages ? pagination.page + 1 : undefined,
  });

export const useLibrary = (search: LibrarySearch) => useInfiniteQuery(libraryQuery(search));
