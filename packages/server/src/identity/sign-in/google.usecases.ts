import type { User } from '@ecco/store';
import type { Authorized } from '../../request/access/authorize.ts';
import type { Services } from '../../request/services.ts';
import { hashToken } from '../session/session-token.ts';
import { mayHaveAccount } from './approval.ts';
import { googleNotConfigured, googleRefused, loginFailed } from './auth.errors.ts';
import type { Device } from './device.ts';
import { type Entrance, enterBy } from './entrance.ts';
import type { GooglePerson } from './google-verifier.ts';
import { grantsOf } from './grants.ts';

type GoogleServices = Pick<Services, 'store' | 'access' | 'auth'>;

/** A credential works once: one that somebody saw on its way is of no use. */
async function spend({ store }: GoogleServices, person: GooglePerson): Promise<void> {
  const isNew = await store.oneTimeTokens.spend({
    purpose: 'google-credential',
    tokenHash: hashToken(person.signedPart),
    subject: person.subject,
    expiresAt: person.expiresAt,
  });
  if (!isNew) throw googleRefused();
}

/** Somebody else may have made the account and wait, with their password, for its owner to come. */
async function takeOver({ store }: GoogleServices, user: User, person: GooglePerson): Promise<void> {
  const { firstName, lastName } = person;
  await store.transaction((tx) => tx.accounts.handOver(user.id, { firstName, lastName }));
}

/**
 * Signs in with a credential of Google. Null when the address has to wait (D3); it is on the waitlist then.
 * @throws RequestError 401 for a credential that is not genuine or was used, and for a disabled account; 404, 503
 */
export async function signInWithGoogle(
  services: GoogleServices,
  { credential, device }: { actor: Authorized<'enter'>; credential: string; device: Device },
): Promise<Entrance | null> {
  const { store, access, auth } = services;
  if (auth.google === null) throw googleNotConfigured();
  const person = await auth.google.verify(credential);
  await spend(services, person);

  const linked = await store.accounts.ownerOf('google', person.subject);
  const known = linked ?? (await store.users.findByEmail(person.email));
  if (!known && !(await mayHaveAccount({ store, access }, person.email))) {
    await store.waitlist.join(person.email);
    return null;
  }
  if (known && known.disabledAt !== null) throw loginFailed();
  if (known && !linked && !known.emailVerified) await takeOver(services, known, person);
  const token = await auth.library.signInWithGoogle(credential, device);
  if (!known?.emailVerified) {
    const user = await store.users.findByEmail(person.email);
    if (user) await store.users.update(user.id, grantsOf(access, user.email));
  }
  return enterBy({ store, access }, token, device);
}
