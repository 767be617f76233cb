import type { AdminClaim } from '@ecco/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { renewSession } from '../../../session/get-session.api.ts';

/** Makes the first administrator by the one-time link, signed in at once. */
export function useClaimSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (claim: AdminClaim) => {
      await api.session.claim(claim);
      return renewSession(queries);
    },
    gcTime: 0,
  });
}
