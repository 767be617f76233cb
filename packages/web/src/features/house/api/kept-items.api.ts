import type { KeptItem } from '@ecco/contract';
import type { ContentKind, ItemState, ItemTask, KeptItemColumn } from '@ecco/domain';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { everyPage } from '../../../api/every-page.ts';
import { operations } from '../../../api/operations.ts';

/** Which items are listed, and in which order. */
export type KeptItemsAsked = {
  page: number;
  kind?: ContentKind | undefined;
  state?: ItemState | undefined;
  query?: string | undefined;
  /** Slug of a show. */
  show?: string | undefined;
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

/** All items that are asked for, page after page. */
export const allKeptItems = ({ page: _page, ...asked }: KeptItemsAsked): Promise<KeptItem[]> =>
  everyPage(async (wanted) => {
    const { items: rows, pagination } = await api.house.items({ ...asked, ...wanted });
    return { rows, pagination };
  });
