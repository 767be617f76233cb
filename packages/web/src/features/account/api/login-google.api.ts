import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureWords } from '../../../api/failure.ts';
import { send } from '../../../api/send.ts';
import { renewSession } from '../../../session/get-session.api.ts';

/** `waiting`: the address has to wait, in the server's words; nobody is signed in. */
export type GoogleOutcome = { type: 'in' } | { type: 'waiting' | 'refused'; message: string | null };

/**
 * Signs in with the credential of Google. It goes as plain text, which the typed client cannot send, and the status
 * tells whether somebody is signed in (200) or has to wait (202).
 */
async function sendCredential(credential: string): Promise<GoogleOutcome> {
  const request = new Request(`${location.origin}/v2/auth/login/google`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: credential,
  });
  const response = await send(request);
  if (response.status === 200) return { type: 'in' };
  const body: unknown = await response.json().catch(() => null);
  return { type: response.status === 202 ? 'waiting' : 'refused', message: failureWords(body).message };
}

export function useGoogleLogin() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (credential: string): Promise<GoogleOutcome> => {
      const outcome = await sendCredential(credential);
      if (outcome.type === 'in') await renewSession(queries);
      return outcome;
    },
    gcTime: 0,
  });
}
