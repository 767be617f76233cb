import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

/** Asks for the summary of an item that has only a transcript. */
export function useAskSummary(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.item.content({ id, summarize: 'true' }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['item'] }),
  });
}
