import type { ListsOfItem } from '@ecco/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

/** In which of the person's lists an item is. */
const listsOfItemQuery = (uuid: string) => operations.list.ofItem.queryOptions({ input: { uuid } });

export const useListsOfItem = (uuid: string) => useQuery(listsOfItemQuery(uuid));

/** Ids of lists. */
export type Assignment = { add: string[]; remove: string[] };

const withAssignment = ({ all_lists, episode_lists }: ListsOfItem, { add, remove }: Assignment) => ({
  all_lists,
  episode_lists: [...episode_lists.filter((id) => !remove.includes(id)), ...add],
});

/** Adds an item to lists and takes it out of others. It counts at once and is taken back where it fails. */
export function useAssign(uuid: string) {
  const queries = useQueryClient();
  const { queryKey } = listsOfItemQuery(uuid);
  return useMutation({
    mutationFn: (change: Assignment) => api.list.assign({ uuid, ...change }),
    onMutate: async (change) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, (now) => now && withAssignment(now, change));
      return before;
    },
    onError: (_error, _change, before) => queries.setQueryData(queryKey, before),
    onSettled: () => queries.invalidateQueries({ queryKey: operations.list.key() }),
  });
}
