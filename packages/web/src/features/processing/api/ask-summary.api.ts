import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

const keyOf = (id: string): string[] => ['ask-summary', id];

/** Asks for the summary of an item that has only a transcript. */
export function useAskSummary(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: keyOf(id),
    mutationFn: () => api.item.content({ id, summarize: 'true' }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['item'] }),
  });
}

/** Whether the summary of an item was asked for on this page; it counts until the summary is there. */
export const useSummaryAsked = (id: string): boolean =>
  useMutationState({ filters: { mutationKey: keyOf(id), status: 'success' } }).length > 0;
