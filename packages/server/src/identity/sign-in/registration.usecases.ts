import type { Registration, RegistrationResult, RegistrationStatus } from '@ecco/contract';
import type { NewPerson, User } from '@ecco/store';
import type { Authorized } from '../../request/access/authorize.ts';
import type { Services } from '../../request/services.ts';
import { refuseWeakPassword } from '../password/weak-password.ts';
import { askForProof } from './address-proof.ts';
import { notBeforeFloor } from './answer-floor.ts';
import { mayHaveAccount } from './approval.ts';
import { addressNotApproved } from './auth.errors.ts';
import { isNamedAdmin } from './grants.ts';

type RegistrationServices = Pick<Services, 'store' | 'access' | 'auth'>;

const thanks = 'Thank you for registering. Please look into your mail and open the link in it.';
const messages: Readonly<Record<RegistrationStatus, string>> = {
  account_exists: "It appears you've already attempted to register this email address.",
  needs_verification:
    'This email address as been registered, but you need to validate it. Press the "Resend Verification" button.',
};

const resultOf = (status: RegistrationStatus | null): RegistrationResult => {
  const message = status === null ? thanks : messages[status];
  return { message, data: status === null ? { message } : { status, message } };
};

/** The user of the address, if this is their password. Takes as long when there is no such user. */
async function ownerWith(
  { store, auth }: RegistrationServices,
  user: User | null,
  password: string,
): Promise<User | null> {
  const hash = await store.accounts.passwordOf(user?.id ?? '');
  return (await auth.passwords.isRight(hash, password)) && user?.disabledAt === null ? user : null;
}

/**
 * Makes the account, or joins the claim to one that nobody has proved: then no password counts until the owner of the
 * mailbox sets one, whoever came first. The same from the start where the configuration makes the address an admin's.
 * Null where the address belongs to somebody.
 */
function claimAddress({ store, access }: RegistrationServices, person: NewPerson, user: User | null) {
  return store.transaction(async (tx): Promise<User | null> => {
    const added = user ? null : await tx.accounts.addPerson(person);
    if (added && isNamedAdmin(access, added.email)) await tx.accounts.dropPassword(added.id);
    if (added) return added;
    const other = user ?? (await tx.users.findByEmail(person.email));
    return other?.disabledAt === null && (await tx.accounts.contest(other.id, person)) ? other : null;
  });
}

/**
 * Makes the account, or, where there is one, leaves it to its owner; either way a mail goes to the address. The hashing,
 * whose time depends on the machine, is the same for both; what follows it is hidden by the floor.
 */
async function makeAccount(services: RegistrationServices, given: Registration, user: User | null) {
  const { store, auth } = services;
  const { email, firstname: firstName, lastname: lastName } = given;
  const passwordHash = await auth.passwords.hash(given.password);
  const person = { email, firstName, lastName, passwordHash };
  const unproved = await notBeforeFloor(() => claimAddress(services, person, user));
  auth.background.run(email, async () => {
    if (unproved) return askForProof(services, unproved);
    const owner = await store.users.findByEmail(email);
    if (owner) await auth.mails.alreadyRegistered(owner);
  });
}

/**
 * Registers an address. Only who gives the password of an existing account is told that there is one (D34).
 * @throws RequestError 400 for a password that is guessed, 403 for an address that is not approved (D3), 429, 503
 */
export async function register(
  services: RegistrationServices,
  { actor, given }: { actor: Authorized<'enter'>; given: Registration },
): Promise<RegistrationResult> {
  const { store, access, auth } = services;
  // Registering tells whether a password is right, so it is counted like signing in.
  await auth.limits.takeGuess(given.email, actor.address);
  const user = await store.users.findByEmail(given.email);
  const owner = await ownerWith(services, user, given.password);
  if (owner) {
    await auth.limits.giveBackGuess(given.email, actor.address);
    return resultOf(owner.emailVerified ? 'account_exists' : 'needs_verification');
  }
  refuseWeakPassword(given.password, given.email);
  // Whether the address has an account must not decide here, or this answer would tell.
  if (!(await mayHaveAccount({ store, access }, given.email))) throw addressNotApproved();
  await makeAccount(services, given, user);
  return resultOf(null);
}
