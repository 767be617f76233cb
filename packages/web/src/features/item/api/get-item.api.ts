import { isFinal } from '@ecco/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

/** How often an item that is being processed is asked for, in case the socket is shut out. */
const pollMs = 5_000;

/** An item of any kind by uuid or slug, with its show. */
export const itemQuery = (id: string) =>
  queryOptions({
    queryKey: ['item', id],
    queryFn: ({ signal }) => api.item.content({ id }, { signal }),
    refetchInterval: ({ state }) => {
      const status = state.data?.item.processing_status;
      return status && !isFinal(status) ? pollMs : false;
    },
  });

export const useItem = (id: string) => useQuery(itemQuery(id));
