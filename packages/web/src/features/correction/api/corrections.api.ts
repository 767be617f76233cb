import type { Correction } from '@ecco/contract';
import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

/** How often details are asked for while the item is read, since more of them may be found. */
const whileReadMs = 2_000;

const detailsQuery = (id: string) => operations.correction.details.queryOptions({ input: { id } });

/** What can be put right of an item. */
export const useDetails = (id: string) =>
  useQuery({
    ...detailsQuery(id),
    refetchInterval: ({ state }) => (state.data?.reading === true ? whileReadMs : false),
  });

/** The same of several, by id; of those that are not there yet nothing. */
export const useDetailsOf = (ids: readonly string[]) =>
  useQueries({
    queries: ids.map((id) => ({
      ...detailsQuery(id),
      refetchInterval: ({ state }: { state: { data?: { reading: boolean } | undefined } }) =>
        state.data?.reading === true ? whileReadMs : false,
    })),
    combine: (results) => new Map(results.flatMap(({ data }) => (data ? [[data.uuid, data] as const] : []))),
  });

/** Everything that shows an item is asked for again. */
function useItemRefresh() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ refetchType: 'active' });
}

function useChanged(id: string) {
  const queries = useQueryClient();
  const showAgain = useItemRefresh();
  return {
    onSuccess: (details: Awaited<ReturnType<typeof api.correction.details>>) => {
      queries.setQueryData(detailsQuery(id).queryKey, details);
      return showAgain();
    },
  };
}

export const useCorrect = (id: string) =>
  useMutation({
    mutationFn: (correction: Correction) => api.correction.correct({ id, ...correction }),
    ...useChanged(id),
  });

type ConfirmedCorrection = { id: string; correction: Correction };

/** Confirms the details of several, one after the other; tells which could not be stored. */
export function useConfirm() {
  const queries = useQueryClient();
  const showAgain = useItemRefresh();
  return useMutation({
    mutationFn: async (confirmed: readonly ConfirmedCorrection[]) => {
      const failed: string[] = [];
      for (const { id, correction } of confirmed) {
        try {
          queries.setQueryData(
            detailsQuery(id).queryKey,
            await api.correction.correct({ id, ...correction }),
          );
        } catch {
          failed.push(id);
        }
      }
      return { failed };
    },
    onSuccess: showAgain,
  });
}

export const useUndoEdit = (id: string) =>
  useMutation({ mutationFn: (edit: string) => api.correction.undo({ id, edit }), ...useChanged(id) });

type ItemDeletion = {
  id: string;
  /** Leaves what shows it: asked for again it is no longer there. */
  leave: () => Promise<void>;
};

export function useDeleteItem() {
  const queries = useQueryClient();
  const showAgain = useItemRefresh();
  return useMutation({
    mutationFn: ({ id }: ItemDeletion) => api.correction.remove({ id }),
    onSuccess: async (_deleted, { id, leave }) => {
      await leave();
      queries.removeQueries({ queryKey: operations.item.content.key({ input: { id } }) });
      return showAgain();
    },
  });
}

const shownAtOnce = 100;

export const useDeleted = () =>
  useQuery(operations.correction.deleted.queryOptions({ input: { page: 1, per_page: shownAtOnce } }));

export function useRestoreItem() {
  const showAgain = useItemRefresh();
  return useMutation({
    mutationFn: (uuid: string) => api.correction.restore({ uuid }),
    onSuccess: showAgain,
  });
}

/** Makes an item that became a part of this one its own again. */
export function useSplitItem(id: string) {
  const showAgain = useItemRefresh();
  return useMutation({
    mutationFn: (joined: string) => api.correction.tellApart({ id, joined }),
    onSuccess: showAgain,
  });
}
