import type { MeetingChange, NewMeeting } from '@ecco/contract';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

/** The meeting that is to be changed; nothing is asked where a new one is made. */
export const useMeetingToEdit = (uuid: string | null) =>
  useQuery(
    operations.meeting.read.queryOptions({
      input: uuid === null ? skipToken : { uuid },
      select: ({ event }) => event,
      staleTime: 0,
    }),
  );

/** A change of meetings; whatever shows them is asked for again, which nobody waits for. */
function useMeetings<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: () => void queries.invalidateQueries() });
}

export const useAddMeeting = () => useMeetings((meeting: NewMeeting) => api.meeting.create(meeting));
export const useChangeMeeting = () =>
  useMeetings(({ uuid, ...change }: MeetingChange & { uuid: string }) =>
    api.meeting.update({ uuid, ...change }),
  );
export const useDeleteMeeting = () => useMeetings((uuid: string) => api.meeting.remove({ uuid }));
