import type { AdminClaim } from '@ecco/contract';
import type { Transaction, User } from '@ecco/store';
import type { Authorized } from '../../request/access/authorize.ts';
import type { Services } from '../../request/services.ts';
import { refuseWeakPassword } from '../password/weak-password.ts';
import { hashToken } from '../session/session-token.ts';
import { addressTaken, setupTokenRefused } from './auth.errors.ts';
import type { Device } from './device.ts';
import { type Entrance, enterBy } from './entrance.ts';
import { grantsOf } from './grants.ts';

type ClaimServices = Pick<Services, 'store' | 'access' | 'auth'>;
type Claim = { actor: Authorized<'claim-session'>; claim: AdminClaim; device: Device };

/** Uses the link up. An admin who came by another way in the meantime ends it as well. */
async function useLink(tx: Transaction, token: string): Promise<void> {
  const isGood = (await tx.oneTimeTokens.use('setup', hashToken(token))) !== null;
  if (!isGood || (await tx.users.hasAdmin())) throw setupTokenRefused();
}

/**
 * Makes the first admin by the one-time link and signs them in: the link is used up with the account, or not at all.
 * @throws RequestError 400 for a password that is guessed, 401 for a link that is not good, 409 for an address that has an account
 */
export async function claimAdmin(
  { store, access, auth }: ClaimServices,
  { claim, device }: Claim,
): Promise<Entrance & { user: User }> {
  const { token, email, firstname: firstName, lastname: lastName } = claim;
  refuseWeakPassword(claim.password, email);
  const passwordHash = await auth.passwords.hash(claim.password);
  const user = await store.transaction(async (tx) => {
    await useLink(tx, token);
    const grants = { ...grantsOf(access, email), role: 'admin' as const, emailVerified: true };
    const added = await tx.accounts.addPerson({ email, firstName, lastName, passwordHash, ...grants });
    if (!added) throw addressTaken();
    return added;
  });
  const entrance = await enterBy({ store, access }, await auth.library.openSession(user.id, device), device);
  return { ...entrance, user };
}
