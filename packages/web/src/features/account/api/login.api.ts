import type { Login } from '@ecco/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { renewSession } from '../../../session/get-session.api.ts';

/** Signs in with e-mail and password. The password is not kept in the cache of calls. */
export function useLogin() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (login: Login) => {
      await api.auth.login(login);
      return renewSession(queries);
    },
    gcTime: 0,
  });
}
