import type { KeptItem } from '@ecco/contract';
import type { ContentKind, ItemListColumn, ItemState, ItemTask } from '@ecco/domain';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { everyPage } from '../../../api/every-page.ts';
import { operations } from '../../../api/operations.ts';

/** Which items are listed, and in which order. */
export type ItemListRequest = {
  page: number;
  kind?: ContentKind | undefined;
  state?: ItemState | undefined;
  query?: string | undefined;
  /** Slug of a show. */
  show?: string | undefined;
  sort?: ItemListColumn | `-${ItemListColumn}` | undefined;
};

/** A page of the items that are asked for. */
export const useManagedItems = (request: ItemListRequest) =>
  useQuery(
    operations.house.items.queryOptions({ input: request, placeholderData: keepPreviousData, staleTime: 0 }),
  );

/** Does something to many items at once. */
export function useRunItems() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (requested: { uuids: string[]; task: ItemTask }) => api.house.runItems(requested),
    onSuccess: () => queries.invalidateQueries({ queryKey: operations.house.key() }),
  });
}

/** All items that are asked for, page after page. */
export const allManagedItems = ({ page: _page, ...asked }: ItemListRequest): Promise<KeptItem[]> =>
  everyPage(async (pageRequest) => {
    const { items: rows, pagination } = await api.house.items({ ...asked, ...pageRequest });
    return { rows, pagination };
  });
