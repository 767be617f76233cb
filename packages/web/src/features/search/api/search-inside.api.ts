import { matchQuery, skipToken, useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';
import { widened } from './widened.ts';

/** Hits inside one item, best first. A blank query asks nothing. */
const searchInsideQuery = (id: string, query: string, refused: readonly string[] = []) =>
  operations.search.inside.queryOptions({
    input: query === '' ? skipToken : { id, query, ...widened(refused) },
  });

export function useSearchInside(id: string, query: string, refused: readonly string[] = []) {
  const sameWords = { queryKey: operations.search.inside.key({ input: { query } }) };
  return useQuery({
    ...searchInsideQuery(id, query, refused),
    // What was found for the same words stays until it is found again with others beside them.
    placeholderData: (match, before) => (before && matchQuery(sameWords, before) ? match : undefined),
  });
}
