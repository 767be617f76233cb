import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';
import { flavor } from './widened.ts';

/** The terms of the flavor of our pages. Asked for once, when wanted first, and cached. */
export const useSuggestedTerms = (isWanted: boolean) =>
  useQuery({
    queryKey: operations.search.flavor.queryKey({ input: { name: flavor } }),
    queryFn: isWanted ? ({ signal }) => api.search.flavor({ name: flavor }, { signal }) : skipToken,
    select: ({ terms }) => terms,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
