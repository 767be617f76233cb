import type { Authorized } from '../../request/access/authorize.ts';
import type { Services } from '../../request/services.ts';
import { refuseWeakPassword } from '../password/weak-password.ts';
import { sendPasswordLink } from './address-proof.ts';

type ResetServices = Pick<Services, 'store' | 'auth'>;

/** Sends a link to set a new password, which ends the older ones; the answer is the same for every address. */
export function requestReset(
  { store, auth }: ResetServices,
  { email }: { actor: Authorized<'enter'>; email: string },
): void {
  auth.background.run(email, async () => {
    // Counted for every address, so that the work is the same once an address has had its mails.
    if (!(await auth.limits.mayMail(email))) return;
    const user = await store.users.findByEmail(email);
    if (user?.disabledAt === null) await sendPasswordLink({ store, auth }, user);
  });
}

/**
 * Sets a new password by the token of a mail and ends all sessions of the user.
 * @throws RequestError 400 for a password that is guessed, 410 for a token that was used, replaced, has expired or never was; 503
 */
export async function resetPassword(
  { store, auth }: ResetServices,
  { token, password }: { actor: Authorized<'enter'>; token: string; password: string },
): Promise<void> {
  // Before the token is used up, since it would be lost.
  const userId = await auth.library.userOfReset(token);
  const user = userId === null ? null : await store.users.findById(userId);
  refuseWeakPassword(password, user?.email ?? null);
  auth.passwords.checkRoom();
  await auth.library.resetPassword(token, password);
}
