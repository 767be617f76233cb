import type { ContentKind } from '@ecco/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

const itemsPerPage = 30;

/** The library, newest first, page after page. */
export const libraryQuery = (kind: ContentKind | undefined) =>
  operations.item.library.infiniteOptions({
    input: (page: number) => ({ page, per_page: itemsPerPage, ...(kind && { kind }) }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) =>
      pagination.page < pagination.pages ? pagination.page + 1 : undefined,
  });

export const useLibrary = (kind: ContentKind | undefined) => useInfiniteQuery(libraryQuery(kind));
