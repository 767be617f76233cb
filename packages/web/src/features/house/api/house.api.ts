import type { JobState } from '@ecco/domain';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

/** How the product stands, as it was counted when the page was opened. */
export const useSystemStatus = () =>
  useQuery(operations.house.read.queryOptions({ input: {}, staleTime: 0 }));

/** A page of the jobs of a state. */
export const useJobs = (state: JobState, page: number) =>
  useQuery(
    operations.house.jobs.queryOptions({
      input: { state, page, per_page: 25 },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );

type Change = { id: string; queue: string; how: 'retry' | 'cancel' };

/** Tries a job again, or cancels it. */
export function useChangeJob() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: Change) => api.house.changeJob(change),
    onSuccess: () => queries.invalidateQueries({ queryKey: operations.house.key() }),
  });
}

/** Has items that older readers read read again. */
export function useReadOlder() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.house.readOlder(),
    onSuccess: () => queries.invalidateQueries({ queryKey: operations.house.key() }),
  });
}

/** Has results of older versions made again at night. */
export function useRemakeOld() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.house.remake(),
    onSuccess: () => queries.invalidateQueries({ queryKey: operations.house.key() }),
  });
}
