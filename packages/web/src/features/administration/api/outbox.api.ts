import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

/** A page of the mails, newest first. */
export const useOutbox = (page: number) =>
  useQuery({
    queryKey: ['admin', 'outbox', page],
    queryFn: ({ signal }) => api.administration.outbox({ page }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
