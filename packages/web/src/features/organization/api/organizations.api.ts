import type { OrganizationType } from '@ecco/domain';
import { skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { operations } from '../../../api/operations.ts';

/** What comes in one answer: the first is there soon, and a long list needs few. */
const perPage = 500;

/** The types that there are organizations of. */
export const useOrganizationTypes = () =>
  useQuery(operations.organisation.types.queryOptions({ input: {}, select: ({ org_types }) => org_types }));

type OrganizationsRequest = {
  /** Null until the types are known. */
  type: OrganizationType | 'ALL' | null;
  /** Whether each says when it met last and how many signals it has. */
  activity: boolean;
};

const organizationsQuery = ({ type, activity }: OrganizationsRequest) =>
  operations.organisation.listByType.infiniteOptions({
    input:
      type === null
        ? skipToken
        : (page: number) => ({
            ...(type !== 'ALL' && { org_type: type }),
            ...(activity && { activity }),
            page,
            per_page: perPage,
            sort: 'name',
          }),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) =>
      pagination.page < pagination.pages ? pagination.page + 1 : undefined,
  });

/** All organizations of a type, or of all types: the first page is shown while the others come by themselves. */
export function useOrganizations(organizationsRequest: OrganizationsRequest) {
  const query = useInfiniteQuery(organizationsQuery(organizationsRequest));
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return query;
}
