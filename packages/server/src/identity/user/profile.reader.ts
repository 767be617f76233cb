import type { UserProfile } from '@ecco/contract';
import type { Store, User } from '@ecco/store';
import { presentUser } from './user.presenter.ts';

/** A user with all that their profile tells. */
export const readProfile = async ({ accounts }: Pick<Store, 'accounts'>, user: User): Promise<UserProfile> =>
  presentUser(user, (await accounts.passwordOf(user.id)) !== null);
