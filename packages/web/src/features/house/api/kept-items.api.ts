import type { KeptItem } from '@ecco/contract';
import type { ContentKind, ItemState, ItemTask, KeptItemColumn } from '@ecco/domain';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

/** Which items are listed, and in which order. */
export type KeptItemsAsked = {
  page: number;
  kind?: ContentKind | undefined;
  state?: ItemState | undefined;
  query?: string | undefined;
  sort?: KeptItemColumn | `-${KeptItemColumn}` | undefined;
};

/** A page of the items that are asked for. */
export const useKeptItems = (asked: KeptItemsAsked) =>
  useQuery(
    operations.house.items.queryOptions({ input: asked, placeholderData: keepPreviousData, staleTime: 0 }),
  );

/** Does something to many items at once. */
export function useRunItems() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wanted: { uuids: string[]; task: ItemTask }) => api.house.runItems(wanted),
    onSuccess: () => queries.invalidateQueries({ queryKey: operations.house.key() }),
  });
}

const exportedAtOnce = 1_000;

/** All items that are asked for, page after page. */
export async function allKeptItems({ page: _page, ...asked }: KeptItemsAsked): Promise<KeptItem[]> {
  const items: KeptItem[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await api.house.items({ ...asked, page, per_page: exportedAtOnce });
    items.push(...answer.items);
    if (page >= answer.pagination.pages) return items;
  }
}
