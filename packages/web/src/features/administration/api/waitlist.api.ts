import type { waitlistColumns, waitlistFilters } from '@ecco/domain';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

export type WaitlistFilter = (typeof waitlistFilters)[number];
const key = operations.administration.waitlist.key();

type Column = (typeof waitlistColumns)[number];
type WaitlistQuery = {
  show: WaitlistFilter;
  page: number;
  query?: string | undefined;
  sort?: Column | `-${Column}` | undefined;
};

/** A page of the waitlist. */
export const useWaitlist = (waitlistQuery: WaitlistQuery) =>
  useQuery(
    operations.administration.waitlist.queryOptions({
      input: waitlistQuery,
      placeholderData: keepPreviousData,
    }),
  );

/** Approves addresses and invites them; those already approved are not counted. */
export function useApprove() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (emails: string[]) => api.administration.approve({ emails }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** Removes addresses from the waitlist. */
export function useDismiss() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (emails: string[]) => api.administration.dismiss({ emails }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}
