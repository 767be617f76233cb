import type { ItemCard, ItemMay } from '@ecco/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

/** `retry`: as one of those who keep the library; else as who added what failed. */
type RetryRequest = Pick<ItemCard, 'uuid' | 'slug'> & { as: Pick<ItemMay, 'retry'> };

/** Starts the processing of an item again; for those who may. */
export function useRetryItem({ uuid, slug, as }: RetryRequest) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<void> => {
      await (as.retry ? api.item.retry({ slug }) : api.item.readAgain({ id: uuid }));
    },
    onSuccess: () =>
      Promise.all(
        [operations.item.content, operations.item.library].map((operation) =>
          queries.invalidateQueries({ queryKey: operation.key() }),
        ),
      ),
  });
}
