import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';
import { forgetPerson } from '../../../session/get-session.api.ts';

const sessionsQuery = operations.user.sessions.queryOptions();

/** Where the person is signed in. */
export const useSessions = () => useQuery(sessionsQuery);

/** Signs out one device. */
export function useEndSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.user.endSession({ id }),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

/** Signs out everywhere, here too; whatever was fetched for the person is forgotten. */
export function useEndSessions() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.user.endSessions(),
    onSuccess: () => forgetPerson(queries),
  });
}
