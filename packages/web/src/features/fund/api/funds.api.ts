import type { PensionSearch } from '@ecco/contract';
import type { organizationColumns } from '@ecco/domain';
import {
  keepPreviousData,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

const perPage = 60;

type Column = (typeof organizationColumns)[number];
type FundsQuery = {
  /** What is saved where it is null. */
  filter: PensionSearch | null;
  sort: Column | `-${Column}`;
  /** Only those that meet in the time of the filter, or only those that do not. */
  meets?: boolean | undefined;
};

/** The pension funds that are asked for, page after page. */
export const useFunds = ({ filter, sort, meets }: FundsQuery, isWanted = true) =>
  useInfiniteQuery({
    ...operations.pensionFund.list.infiniteOptions({
      input: (page: number) => ({
        page,
        per_page: perPage,
        sort,
        meets,
        ...(filter && { filter: JSON.stringify(filter) }),
      }),
      initialPageParam: 1,
      getNextPageParam: ({ pagination }) =>
        pagination.page < pagination.pages ? pagination.page + 1 : undefined,
      placeholderData: keepPreviousData,
    }),
    enabled: isWanted,
  });

/** The latest meetings, so many days back, of all funds that are asked for; null asks nothing. */
export const useMeetingsBack = (filter: PensionSearch | null) =>
  useQuery(
    operations.pensionFund.list.queryOptions({
      input: filter === null ? skipToken : { page: 1, per_page: 1, filter: JSON.stringify(filter) },
      select: ({ recent_events }) => recent_events,
    }),
  );

/**
 * How many funds each state has, and how often they meet so many days back and ahead: of those that a filter asks for, or
 * of all where it is null.
 */
export const useFundsMeta = (days: number, filter: PensionSearch | null = null) =>
  useQuery(
    operations.pensionFund.meta.queryOptions({
      input: { days_range: days, ...(filter && { filter: JSON.stringify(filter) }) },
      placeholderData: keepPreviousData,
    }),
  );

/** Saves which funds somebody wants to see; that it could not be saved is not said, since the address holds it too. */
export function useSavePensionSearch() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (filter: PensionSearch) => api.pensionFund.save({ filter: JSON.stringify(filter) }),
    onSuccess: () => queries.invalidateQueries({ queryKey: operations.pensionFund.list.key() }),
  });
}

/** Organizations that are called so; fewer letters than three ask nothing. */
export const useOrganizationsCalled = (words: string) =>
  useQuery(
    operations.graph.searchNodes.queryOptions({
      input: words.length < 3 ? skipToken : { type: 'ORG', query: words },
      select: ({ nodes }) => nodes,
    }),
  );
