import { type Interest, readInterests } from '@ecco/engine';
import type { Actor } from '../../request/access/actor.ts';
import type { UserCache } from '../session/known-people.ts';

type UserReader = { knownPeople: Pick<UserCache, 'byId'> };

/** What somebody keeps as what they need to know; nothing for a visitor. */
export async function needsOf(
  { knownPeople }: UserReader,
  { userId }: Pick<Actor, 'userId'>,
): Promise<string> {
  const user = userId === null ? null : await knownPeople.byId(userId);
  return user?.profilePrompt.trim() ?? '';
}

/** The subjects of it. */
export const interestsOf = async (known: UserReader, who: Pick<Actor, 'userId'>): Promise<Interest[]> =>
  readInterests(await needsOf(known, who));
