import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { widened } from './widened.ts';

/** Hits inside one item, best first. A blank query asks nothing. */
export const searchInsideQuery = (id: string, query: string, refused: readonly string[] = []) =>
  queryOptions({
    queryKey: ['search-inside', id, query, ...refused],
    queryFn:
      query === ''
        ? skipToken
        : ({ signal }) => api.search.inside({ id, query, ...widened(refused) }, { signal }),
  });

export const useSearchInside = (id: string, query: string, refused: readonly string[] = []) =>
  useQuery({
    ...searchInsideQuery(id, query, refused),
    // What was found for the same words stays until it is found again with others beside them.
    placeholderData: (found, before) => (before?.queryKey[2] === query ? found : undefined),
  });
