import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

const asked = (id: string) => ({ id, summarize: 'true' as const });
const keyOf = (id: string) => operations.item.content.key({ input: asked(id) });

/** Asks for the summary of an item that has only a transcript. */
export function useAskSummary(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: keyOf(id),
    mutationFn: () => api.item.content(asked(id)),
    onSuccess: () => queries.invalidateQueries({ queryKey: operations.item.content.key() }),
  });
}

/** Whether the summary of an item was asked for on this page; it counts until the summary is there. */
export const useSummaryAsked = (id: string): boolean =>
  useMutationState({ filters: { mutationKey: keyOf(id), status: 'success' } }).length > 0;
