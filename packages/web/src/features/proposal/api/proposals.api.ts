import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

/** Names that items are of, and that no organization has. Only who keeps the directory may ask. */
export const useProposed = (isAsked: boolean) =>
  useQuery(operations.graph.proposed.queryOptions({ enabled: isAsked, staleTime: 0 }));

/** Makes organizations of such names; what shows whose an item is is read again. */
export function useAddProposed() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (names: string[]) => api.graph.addProposed({ names }),
    onSuccess: () => queries.invalidateQueries(),
  });
}

/** Takes organizations back that were just made. */
export function useTakeBack() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (ids: string[]) => {
      for (const id of ids) await api.graph.remove({ id });
    },
    onSuccess: () => queries.invalidateQueries(),
  });
}
