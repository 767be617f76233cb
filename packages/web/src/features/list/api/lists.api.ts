import type { ListInfo, NewList } from '@ecco/contract';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

/** Every query of lists begins with it: a change of one list shows in all of them. */
export const listsKey = ['lists'];

const byChange = (a: ListInfo, b: ListInfo): number => b.updated_at.localeCompare(a.updated_at);

/** The person's own lists, the one changed last first. */
export const myListsQuery = queryOptions({
  queryKey: [...listsKey, 'mine'],
  queryFn: ({ signal }) => api.list.mine({}, { signal }),
  select: ({ all_lists }) => all_lists.filter(({ type }) => type !== 'daily').sort(byChange),
});
export const useMyLists = () => useQuery(myListsQuery);

/** Lists for everybody. */
export const openListsQuery = queryOptions({
  queryKey: [...listsKey, 'open'],
  queryFn: ({ signal }) => api.list.open(undefined, { signal }),
  select: ({ all_lists }) => all_lists,
});
export const useOpenLists = () => useQuery(openListsQuery);

/** The person's list of today. It is made when it is first asked for, hence a call that posts. */
export const dailyListQuery = queryOptions({
  queryKey: [...listsKey, 'daily'],
  queryFn: ({ signal }) => api.list.daily(undefined, { signal }),
});
export const useDailyList = (enabled = true) => useQuery({ ...dailyListQuery, enabled });

/** Makes a list; `episodes` are the uuids of its first items. */
export function useCreateList() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (list: Omit<NewList, 'episodes'> & { episodes?: string[] }) => api.list.create(list),
    onSuccess: () => queries.invalidateQueries({ queryKey: listsKey }),
  });
}

export function useDeleteList() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (uuid: string) => api.list.remove({ uuid }),
    onSuccess: (_answer, uuid) => {
      queries.removeQueries({ queryKey: [...listsKey, 'one', uuid] });
      return queries.invalidateQueries({ queryKey: listsKey });
    },
  });
}
