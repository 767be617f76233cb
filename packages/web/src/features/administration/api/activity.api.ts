import type { eventColumns } from '@ecco/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

type Column = (typeof eventColumns)[number];
/** `event`: the whole name of an event. */
type EventsQuery = {
  page: number;
  event?: string | undefined;
  sort?: Column | `-${Column}` | undefined;
};

/** A page of the event log. */
export const useEvents = (eventsQuery: EventsQuery) =>
  useQuery(
    operations.administration.events.queryOptions({
      input: eventsQuery,
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );

export const useNotifications = (page: number) =>
  useQuery(
    operations.administration.notifications.queryOptions({
      input: { page },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );

export const useFeedback = (page: number) =>
  useQuery(
    operations.administration.feedback.queryOptions({
      input: { page },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );
