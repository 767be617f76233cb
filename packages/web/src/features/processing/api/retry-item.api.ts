import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

/** Starts the processing of an item again; for those who may. */
export function useRetryItem(slug: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.item.retry({ slug }),
    onSuccess: () =>
      Promise.all(
        [operations.item.content, operations.item.library].map((operation) =>
          queries.invalidateQueries({ queryKey: operation.key() }),
        ),
      ),
  });
}
