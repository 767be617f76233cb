import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

/** Starts the processing of an item again; for those who may. */
export function useRetryItem(slug: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.item.retry({ slug }),
    onSuccess: () =>
      Promise.all(['item', 'library'].map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  });
}
