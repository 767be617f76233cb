import { useQuery } from '@tanstack/react-query';
import { operations } from '../../../api/operations.ts';

/** A meeting by uuid or slug; the uuid or slug of one of its recordings serves too. */
export const meetingQuery = (id: string) =>
  operations.meeting.find.queryOptions({ input: { id }, select: ({ event }) => event });

export const useMeeting = (id: string) => useQuery(meetingQuery(id));
