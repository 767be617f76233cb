import type { ListInfo, NewList } from '@ecco/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

const byChange = (a: ListInfo, b: ListInfo): number => b.updated_at.localeCompare(a.updated_at);

/** The person's own lists, the one changed last first. */
const myListsQuery = operations.list.mine.queryOptions({
  input: {},
  select: ({ all_lists }) => all_lists.filter(({ type }) => type !== 'daily').sort(byChange),
});
export const useMyLists = () => useQuery(myListsQuery);

/** Lists for everybody. */
const openListsQuery = operations.list.open.queryOptions({
  select: ({ all_lists }) => all_lists,
});
export const useOpenLists = () => useQuery(openListsQuery);

/** The person's list of today. It is made when it is first asked for, hence a call that posts. */
const dailyListQuery = operations.list.daily.queryOptions();
export const useDailyList = (enabled = true) => useQuery({ ...dailyListQuery, enabled });

/** Makes a list; `episodes` are the uuids of its first items. */
export function useCreateList() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (list: Omit<NewList, 'episodes'> & { episodes?: string[] }) => api.list.create(list),
    onSuccess: () => queries.invalidateQueries({ queryKey: operations.list.key() }),
  });
}

export function useDeleteList() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (uuid: string) => api.list.remove({ uuid }),
    onSuccess: (_answer, uuid) => {
      queries.removeQueries({ queryKey: operations.list.read.key({ input: { uuid } }) });
      return queries.invalidateQueries({ queryKey: operations.list.key() });
    },
  });
}
