import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

/** How often the page looks whether summary and claims were rebuilt after a confirmation, in ms. */
const whileWaitingMs = 3_000;

/** What of an item was transcribed unsurely or is set aside, in order. */
export const useDoubts = (id: string) =>
  useQuery({
    ...operations.hearing.list.queryOptions({ input: { id } }),
    refetchInterval: ({ state }) => ((state.data?.waiting ?? 0) > 0 ? whileWaitingMs : false),
  });

const shown = [operations.item.transcript, operations.item.content, operations.hearing.list];

/** Reloads what shows the line. */
function useHearingRefresh() {
  const queries = useQueryClient();
  return () =>
    Promise.all(shown.map((operation) => queries.invalidateQueries({ queryKey: operation.key() })));
}

export const useConfirm = (id: string) =>
  useMutation({
    mutationFn: (place: { segment: string; words: string }) => api.hearing.confirm({ id, ...place }),
    onSuccess: useHearingRefresh(),
  });

export const useRestoreLine = (id: string) =>
  useMutation({
    mutationFn: (segment: string) => api.hearing.restore({ id, segment }),
    onSuccess: useHearingRefresh(),
  });

export const useUndoReview = (id: string) =>
  useMutation({
    mutationFn: (review: string) => api.hearing.undo({ id, review }),
    onSuccess: useHearingRefresh(),
  });
