import type { HistoryEntry } from '@ecco/contract';
import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

const perPage = 100;
const recentCount = 12;

/** What the person opened, newest first, page after page. */
const historyQuery = operations.history.list.infiniteOptions({
  input: (page: number) => ({ page, per_page: perPage }),
  initialPageParam: 1,
  getNextPageParam: ({ pagination }) =>
    pagination.page < pagination.pages ? pagination.page + 1 : undefined,
});
export const useHistory = () => useInfiniteQuery(historyQuery);

const recentQuery = operations.history.list.queryOptions({ input: { page: 1, per_page: recentCount } });
/** The last few entries. */
export const useRecentHistory = (enabled: boolean) => useQuery({ ...recentQuery, enabled });

type HistoryPage = { episodes: HistoryEntry[] };

/** The history without what was taken out of it. */
const without = <Page extends HistoryPage, Param>(
  data: InfiniteData<Page, Param> | undefined,
  uuid: string | undefined,
) =>
  data && {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      episodes: uuid === undefined ? [] : page.episodes.filter((entry) => entry.uuid !== uuid),
    })),
  };

/** The history with an entry on its first page; whoever shows it goes by its time. */
const withEntry = <Page extends HistoryPage, Param>(
  data: InfiniteData<Page, Param> | undefined,
  entry: HistoryEntry,
) =>
  data && {
    ...data,
    pages: data.pages.map((page, at) => (at === 0 ? { ...page, episodes: [entry, ...page.episodes] } : page)),
  };

/** Forgets an item of the history by uuid, or everything. It is gone at once and comes back where that fails. */
export function useForget() {
  const queries = useQueryClient();
  const { queryKey } = historyQuery;
  return useMutation({
    mutationFn: (uuid: string | undefined) => api.history.forget(uuid === undefined ? {} : { uuid }),
    onMutate: async (uuid) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, (now) => without(now, uuid));
      return before;
    },
    onError: (_error, _uuid, before) => queries.setQueryData(queryKey, before),
    onSettled: () => queries.invalidateQueries({ queryKey: operations.history.key(), refetchType: 'none' }),
  });
}

/** Puts an entry back that was taken out, where it was; `receipt` is what the server gave for it. */
export function useRestore() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ entry, receipt }: { entry: HistoryEntry; receipt?: string | undefined }) =>
      api.history.note({
        uuid: entry.uuid,
        ...(entry.position !== null && { position: entry.position }),
        ...(receipt !== undefined && { opened_at: entry.opened_at, receipt }),
      }),
    onSuccess: (_answer, { entry }) => {
      queries.setQueryData(historyQuery.queryKey, (now) => withEntry(now, entry));
      return queries.invalidateQueries({ queryKey: operations.history.key(), refetchType: 'none' });
    },
  });
}
