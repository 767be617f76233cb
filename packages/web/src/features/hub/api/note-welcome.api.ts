import type { SessionInfo } from '@ecco/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { sessionQuery } from '../../../session/get-session.api.ts';

const welcomed = (session: SessionInfo | undefined) =>
  session?.user_profile
    ? { ...session, user_profile: { ...session.user_profile, hub_welcomed: true } }
    : session;

/** Notes that the person was welcomed; the session, which says so, follows. */
export function useNoteWelcome() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.user.noteHubWelcome(),
    onSuccess: () => queries.setQueryData(sessionQuery.queryKey, welcomed),
  });
}
