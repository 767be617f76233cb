import { limits, type SearchSort } from '@ecco/contract';
import { matchQuery, useInfiniteQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';
import { widened } from './widened.ts';

type PassagesQuery = {
  query: string;
  sort: SearchSort;
  /** Words are searched as they were typed. */
  exact: boolean;
  /** Words that are not to be widened. */
  refused: readonly string[];
};

/** Passages of the whole library, page after page; the first comes with what the search can be narrowed by. */
export function useSearchPassages({ query, sort, exact, refused }: PassagesQuery) {
  const sameWords = { queryKey: operations.search.transcripts.key({ input: { query } }) };
  return useInfiniteQuery({
    ...operations.search.transcripts.infiniteOptions({
      input: (page: number) => ({
        query,
        sort,
        page,
        per_page: limits.searchPageMax,
        ...widened(refused),
        ...(exact && { exact: 'true' as const }),
        ...(page === 1 && { overview: 'true' as const }),
      }),
      initialPageParam: 1,
      getNextPageParam: ({ more }, _pages, page) =>
        more && page < limits.searchPagesMax ? page + 1 : undefined,
    }),
    // What was found for the same words stays until it is found again in another order or with others beside them.
    placeholderData: (infiniteData, before) =>
      before && matchQuery(sameWords, before) ? infiniteData : undefined,
  });
}
