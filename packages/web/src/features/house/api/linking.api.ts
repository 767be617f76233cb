import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

/** How often a pass that is under way is asked how far it is, in ms. */
const lookEveryMs = 3_000;

/** How far the linking of all items is; null where there was none yet. */
export const useLinking = () =>
  useQuery({
    ...operations.graph.linking.queryOptions({ input: {}, select: ({ pass }) => pass, staleTime: 0 }),
    refetchInterval: ({ state }) => {
      const pass = state.data?.pass;
      return pass && pass.finished_at === null && pass.stopped_at === null ? lookEveryMs : false;
    },
  });

/** Links all items again, holds that back, or lets it go on. */
export function useRelink() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (how: 'anew' | 'stop' | 'resume') => api.graph.relink({ how }),
    onSettled: () => queries.invalidateQueries({ queryKey: operations.graph.linking.key() }),
  });
}
