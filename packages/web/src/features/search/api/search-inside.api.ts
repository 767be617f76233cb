import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

/** Hits inside one item, best first. A blank query asks nothing. */
export const searchInsideQuery = (id: string, query: string) =>
  queryOptions({
    queryKey: ['search-inside', id, query],
    queryFn: query === '' ? skipToken : ({ signal }) => api.search.inside({ id, query }, { signal }),
  });

export const useSearchInside = (id: string, query: string) => useQuery(searchInsideQuery(id, query));
