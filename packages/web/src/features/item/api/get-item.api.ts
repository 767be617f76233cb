import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

/** An item of any kind by uuid or slug, with its show. */
export const itemQuery = (id: string) =>
  queryOptions({
    queryKey: ['item', id],
    queryFn: ({ signal }) => api.item.content({ id }, { signal }),
  });

export const useItem = (id: string) => useQuery(itemQuery(id));
