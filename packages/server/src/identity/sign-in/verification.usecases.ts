import type { Authorized } from '../../request/access/authorize.ts';
import type { Services } from '../../request/services.ts';
import { hashToken } from '../session/session-token.ts';
import { askForProof } from './address-proof.ts';
import { verificationRefused, verificationReplaced } from './auth.errors.ts';
import type { Device } from './device.ts';
import { type Entrance, enterBy } from './entrance.ts';
import { grantsOf, isNamedAdmin } from './grants.ts';

type VerificationServices = Pick<Services, 'store' | 'access' | 'auth'>;

/**
 * Verifies an address by the token of its mail and signs its owner in.
 * @throws RequestError 410 for a token that was used, has expired or never was, and another one where a newer mail was sent
 */
export async function verifyEmail(
  { store, access, auth }: VerificationServices,
  { token, device }: { actor: Authorized<'enter'>; token: string; device: Device },
): Promise<Entrance> {
  const used = await store.oneTimeTokens.use('verify-email', hashToken(token));
  if (!used && (await store.oneTimeTokens.wasReplaced('verify-email', hashToken(token)))) {
    throw verificationReplaced();
  }
  const user = used && (await store.users.findById(used.subject));
  if (!user || user.emailVerified || user.disabledAt !== null) throw verificationRefused();
  // Whoever made the account may be somebody else, who waits for its owner to open the link and make it an admin's.
  if (isNamedAdmin(access, user.email)) await store.accounts.dropPassword(user.id);
  await auth.library.verifyEmail(token);
  await store.users.update(user.id, grantsOf(access, user.email));
  return enterBy({ store, access }, await auth.library.openSession(user.id, device), device);
}

/** Sends another verification mail to an address that waits for it; the answer is the same for all others. */
export function resendVerification(
  { store, auth }: VerificationServices,
  { email }: { actor: Authorized<'enter'>; email: string },
): void {
  auth.background.run(email, async () => {
    const user = await store.users.findByEmail(email);
    if (user && !user.emailVerified && user.disabledAt === null) await askForProof({ store, auth }, user);
  });
}
