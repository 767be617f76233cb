import type { User } from '@ecco/store';
import type { Services } from '../../request/services.ts';
import { resetsOf } from './after-reset.ts';

type ProofServices = Pick<Services, 'store' | 'auth'>;

/** Sends a link to set a password, which ends the older ones. The caller counts the mail. */
export async function sendPasswordLink(
  { store, auth }: ProofServices,
  { id, email }: Pick<User, 'id' | 'email'>,
): Promise<void> {
  await store.identity.remove('verification', resetsOf(id));
  await auth.library.requestReset(email);
}

/**
 * Asks the owner of a mailbox for the proof that it is theirs. Where no password counts, because somebody else may
 * have given it, the link is one that sets a password.
 */
export async function askForProof(services: ProofServices, user: User): Promise<void> {
  const { store, auth } = services;
  if ((await store.accounts.passwordOf(user.id)) !== null) return auth.mails.verification(user);
  if (await auth.limits.mayMail(user.email)) await sendPasswordLink(services, user);
}
