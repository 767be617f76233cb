import type { Store } from '@ecco/store';
import type { Access } from '../../request/access/access.ts';
import type { AccountMails } from './account-mails.ts';
import type { Background } from './background.ts';
import { grantsOf } from './grants.ts';

/** What the library keeps of a reset is the user it is for. */
export const resetsOf = (userId: string) => [{ field: 'value', operator: 'eq', value: userId }];

type AfterReset = { store: Store; access: Access; mails: AccountMails; background: Background };

/** Whoever set a password by the link has proved the address, and is told in case it was somebody else. */
export async function afterReset(
  { store, access, mails, background }: AfterReset,
  userId: string,
): Promise<void> {
  await store.identity.remove('verification', resetsOf(userId));
  const user = await store.users.findById(userId);
  if (!user) return;
  if (!user.emailVerified) {
    await store.accounts.markVerified(userId);
    await store.users.update(userId, grantsOf(access, user.email));
  }
  background.run(user.email, () => mails.passwordChanged(user));
}
