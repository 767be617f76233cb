import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { sessionQuery } from './get-session.api.ts';

/** Turns the one-time link into an administrator's session. */
export function useClaimSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => api.session.claim({ token }),
    onSuccess: (session) => queries.setQueryData(sessionQuery.queryKey, session),
  });
}
