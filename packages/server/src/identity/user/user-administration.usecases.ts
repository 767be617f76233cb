import type { UserChange } from '@ecco/contract';
import type { Store, Transaction, User, UserChanges } from '@ecco/store';
import type { Authorized } from '../../request/access/authorize.ts';
import { permit } from '../../request/access/thing-policy.ts';
import type { Services } from '../../request/services.ts';
import { addressDiffers, lastAdminRequired, userNotFound } from './user.errors.ts';
import { userPolicy } from './user.policy.ts';

const takesPowerAway = ({ role, disabled }: UserChange): boolean => role === 'member' || disabled === true;

/** Refuses a change after which nobody could act as admin. The admins are held, so that two cannot demote each other. */
async function requireAdmin(tx: Transaction, id: string, change: UserChange): Promise<void> {
  if (!takesPowerAway(change)) return;
  const admins = await tx.users.holdAdmins();
  if (admins.includes(id) && admins.length === 1) throw lastAdminRequired();
}

function userChanges(user: User, change: UserChange, now: Date): UserChanges {
  const { role, disabled, health_hub: healthHub, pe_hub: peHub } = change;
  return {
    ...(role === undefined ? {} : { role }),
    ...(disabled === undefined ? {} : { disabledAt: disabled ? (user.disabledAt ?? now) : null }),
    ...(healthHub === undefined ? {} : { healthHub }),
    ...(peHub === undefined ? {} : { peHub }),
  };
}

/** What of a user a change names, as it is before the change; so that the change can be put back. */
export function userValues(user: User, change: UserChange) {
  const all = {
    role: user.role,
    disabled: user.disabledAt !== null,
    health_hub: user.healthHub,
    pe_hub: user.peHub,
  };
  return Object.fromEntries(Object.entries(all).filter(([field]) => Object.hasOwn(change, field)));
}

/**
 * Deletes a person: what is theirs goes, what they added to the library stays without their name. `email`: their address,
 * typed by whoever asks.
 * @throws RequestError 400 for another address, 404 for nobody, 409 for oneself and for the last admin who can act
 */
export async function deleteUser(
  { store }: Pick<Services, 'store'>,
  who: Authorized<'administer'>,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await store.transaction(async (tx) => {
    const { thing: user } = permit(userPolicy, 'remove', { thing: await findUser(tx, id), actor: who });
    if (user.email !== email) throw addressDiffers();
    await requireAdmin(tx, id, { disabled: true });
    await tx.personalData.erase(user);
  });
}

/** A user by id. @throws RequestError 404 */
export async function findUser({ users }: Pick<Store, 'users'>, id: string): Promise<User> {
  const match = await users.findById(id);
  if (match === null) throw userNotFound();
  return match;
}

/**
 * Changes what an admin may change of a user; it counts from the next call of that user on. Turning an account off
 * ends its sessions, and its keys do not work while it is off.
 * @throws RequestError 404 for nobody; 409 for one's own account turned off, and for the last admin who can act
 */
export async function changeUser(
  { store, now }: Pick<Services, 'store' | 'now'>,
  who: Authorized<'administer'>,
  { id, change }: { id: string; change: UserChange },
): Promise<User> {
  return store.transaction(async (tx) => {
    const match = await findUser(tx, id);
    const ability = change.disabled ? 'turnOff' : 'change';
    const { thing: user } = permit(userPolicy, ability, { thing: match, actor: who });
    await requireAdmin(tx, id, change);
    const changed = await tx.users.update(id, userChanges(user, change, new Date(now())));
    if (changed === null) throw userNotFound();
    if (change.disabled) await tx.sessions.removeAllOf(id);
    return changed;
  });
}
