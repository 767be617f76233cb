import type { EpisodeList, ItemCard, ListChange } from '@ecco/contract';
import { hashKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

/** One list with its items in their order. */
export const listQuery = (uuid: string) => operations.list.read.queryOptions({ input: { uuid } });

export const useList = (uuid: string) => useQuery(listQuery(uuid));

/** What is computed from what a list follows, wherever it is shown. */
const computed = [
  operations.list.key(),
  operations.organisation.ofList.key(),
  operations.insight.grid.key(),
  operations.brief.key(),
  operations.update.key(),
];

/** Renames a list, describes it anew, or makes it the caller's own (`assign_owner`). */
export function useChangeList(uuid: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: Omit<ListChange, 'episodes'>) => api.list.update({ uuid, ...change }),
    onSuccess: (list) => {
      queries.setQueryData(listQuery(uuid).queryKey, list);
      return Promise.all(computed.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
  });
}

/**
 * Sets which items a list holds, and in which order. It shows at once; where the server refuses, what it has is shown
 * again.
 */
export function useArrange(uuid: string) {
  const queries = useQueryClient();
  const { queryKey } = listQuery(uuid);
  const mutationKey = operations.list.update.key({ input: { uuid } });
  const isLast = (): boolean => queries.isMutating({ mutationKey }) === 1;
  return useMutation({
    mutationKey,
    // One after the other: every change sends the whole order, and the last one stays.
    scope: { id: hashKey(mutationKey) },
    mutationFn: (items: readonly ItemCard[]) =>
      api.list.update({ uuid, episodes: items.map((item) => item.uuid) }),
    onMutate: async (items) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(
        queryKey,
        (now): EpisodeList | undefined => now && { ...now, episodes: [...items], count: items.length },
      );
      return before;
    },
    onError: (_error, _items, before) => {
      if (isLast()) queries.setQueryData(queryKey, before);
    },
    onSettled: () => (isLast() ? queries.invalidateQueries({ queryKey: operations.list.key() }) : undefined),
  });
}

/** Makes a list a curated one, or no longer; for administrators. */
export function useCurate(uuid: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (choice: { curated: boolean; category: string | null }) =>
      api.list.curate({ uuid, ...choice }),
    onSuccess: () => queries.invalidateQueries({ queryKey: operations.list.key() }),
  });
}
