import type { ContentKind } from '@ecco/domain';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

const itemsPerPage = 30;

/** The library, newest first, page after page. Every list of it begins with the key `library`. */
export const libraryQuery = (kind: ContentKind | undefined) =>
  infiniteQueryOptions({
    queryKey: ['library', kind ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      api.item.library({ page: pageParam, per_page: itemsPerPage, ...(kind && { kind }) }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) =>
      pagination.page < pagination.pages ? pagination.page + 1 : undefined,
  });

export const useLibrary = (kind: ContentKind | undefined) => useInfiniteQuery(libraryQuery(kind));
