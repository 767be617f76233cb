import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

/** Has the kept source of an item read by the readers of now; `confirmed`: corrections may be lost. */
export function useReread(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (confirmed: boolean) => api.item.readAgain({ id, confirmed }),
    onSuccess: () => queries.invalidateQueries({ queryKey: operations.item.content.key() }),
  });
}
