import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

/** A page of the event log; `event` is the whole name of an event, or empty. */
export const useEvents = (event: string, page: number) =>
  useQuery({
    queryKey: ['admin', 'events', event, page],
    queryFn: ({ signal }) => api.administration.events({ page, ...(event !== '' && { event }) }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useNotifications = (page: number) =>
  useQuery({
    queryKey: ['admin', 'notifications', page],
    queryFn: ({ signal }) => api.administration.notifications({ page }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useFeedback = (page: number) =>
  useQuery({
    queryKey: ['admin', 'feedback', page],
    queryFn: ({ signal }) => api.administration.feedback({ page }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
