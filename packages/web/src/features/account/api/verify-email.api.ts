import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { failureOf } from '../../../api/failure.ts';
import { renewSession } from '../../../session/get-session.api.ts';

/** The server's words for success, which the specification fixes. */
const verified = 'Email verified successfully!';

/** `refused`: the token is of no use. `replaced`: a newer mail has another one. `unreached`: nobody has looked at it, so that it may be tried again. */
export type Verification = 'verified' | 'refused' | 'replaced' | 'unreached';

/** Uses the token of the mail, which works once, and signs in. */
export async function verifyEmail(queries: QueryClient, verification: string): Promise<Verification> {
  try {
    const { message } = await api.auth.verifyEmail({ verification });
    if (message !== verified) return 'refused';
    await renewSession(queries);
    return 'verified';
  } catch (error) {
    const { status, code } = failureOf(error);
    if (status === 0) return 'unreached';
    return code === 'auth.verification-replaced' ? 'replaced' : 'refused';
  }
}
