import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

const summaryRequest = (id: string) => ({ id, summarize: 'true' as const });
const summaryKey = (id: string) => operations.item.content.key({ input: summaryRequest(id) });

/** Asks for the summary of an item that has only a transcript. */
export function useAskSummary(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: summaryKey(id),
    mutationFn: () => api.item.content(summaryRequest(id)),
    onSuccess: () => queries.invalidateQueries({ queryKey: operations.item.content.key() }),
  });
}

/** Whether the summary of an item was asked for on this page; it counts until the summary is there. */
export const useSummaryRequested = (id: string): boolean =>
  useMutationState({ filters: { mutationKey: summaryKey(id), status: 'success' } }).length > 0;
