import type { eventColumns } from '@ecco/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

type Column = (typeof eventColumns)[number];
/** `event`: the whole name of an event. */
type EventsAsked = {
  page: number;
  event?: string | undefined;
  sort?: Column | `-${Column}` | undefined;
};

/** A page of the event log. */
export const useEvents = (asked: EventsAsked) =>
  useQuery({
    queryKey: ['admin', 'events', asked],
    queryFn: ({ signal }) => api.administration.events(asked, { signal }),
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
