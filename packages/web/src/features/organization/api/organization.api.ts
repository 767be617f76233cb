import { useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

/** Between two looks at an organization about which something is under way, in ms. */
const refetchMs = 5_000;

/** An organization by id, slug, or a slug of before. */
export const organizationQuery = (identifier: string) =>
  operations.organisation.find.queryOptions({
    input: { identifier },
    select: ({ organization }) => organization,
  });

export const isInProgress = ({ processing_status }: { processing_status: string }): boolean =>
  processing_status === 'PERFORMING_ANALYSIS';

/** The same, looked at again as long as its analysis or the search for its names is under way. */
export const useOrganization = (identifier: string) =>
  useQuery({
    ...organizationQuery(identifier),
    refetchInterval: ({ state }) =>
      state.data && (isInProgress(state.data.organization) || state.data.organization.linking)
        ? refetchMs
        : false,
  });
