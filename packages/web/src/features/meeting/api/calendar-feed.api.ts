import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

const feedQuery = (identifier: string) =>
  operations.calendarFeed.read.queryOptions({
    input: { identifier },
    select: ({ calendar_feed }) => calendar_feed,
  });

/** Whether the person has a private link to the meetings of an organization; never the link itself. */
export const useCalendarFeed = (identifier: string) => useQuery(feedQuery(identifier));

/** Makes a link, which is told this once; one of before stops working. */
export function useMakeCalendarFeed(identifier: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.calendarFeed.create({ identifier }),
    onSuccess: () => queries.invalidateQueries({ queryKey: feedQuery(identifier).queryKey }),
  });
}

/** Revokes the link. */
export function useRevokeCalendarFeed(identifier: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.calendarFeed.remove({ identifier }),
    onSettled: () => queries.invalidateQueries({ queryKey: feedQuery(identifier).queryKey }),
  });
}
