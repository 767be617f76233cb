import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { sessionQuery } from './get-session.api.ts';

export function useLeaveSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.session.leave(),
    onSuccess: (session) => queries.setQueryData(sessionQuery.queryKey, session),
  });
}
