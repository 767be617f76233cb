import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

/** A meeting by uuid or slug; the uuid or slug of one of its recordings serves too. */
export const meetingQuery = (id: string) =>
  queryOptions({
    queryKey: ['meeting', id],
    queryFn: async ({ signal }) => (await api.meeting.find({ id }, { signal })).event,
  });

export const useMeeting = (id: string) => useQuery(meetingQuery(id));
