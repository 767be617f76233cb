import { type Interest, readInterests } from '@ecco/engine';
import type { Store } from '@ecco/store';
import type { Actor } from '../../request/access/actor.ts';

type Users = Pick<Store, 'users'>;

/** What somebody keeps as what they need to know; nothing for a visitor. */
export async function needsOf({ users }: Users, { userId }: Pick<Actor, 'userId'>): Promise<string> {
  const user = userId === null ? null : await users.findById(userId);
  return user?.profilePrompt.trim() ?? '';
}

/** The subjects of it. */
export const interestsOf = async (store: Users, who: Pick<Actor, 'userId'>): Promise<Interest[]> =>
  readInterests(await needsOf(store, who));
