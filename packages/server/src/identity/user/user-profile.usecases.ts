import type { UserProfile } from '@ecco/contract';
import type { User } from '@ecco/store';
import type { Authorized } from '../../request/access/authorize.ts';
import { ownUserOf } from '../../request/access/own-user.ts';
import { sessionRequired } from '../../request/failure/request.errors.ts';
import type { Services } from '../../request/services.ts';
import { readProfile } from './profile.reader.ts';
import { userNotFound } from './user.errors.ts';

type ProfileServices = Pick<Services, 'store'>;

/** Another person's profile, by address in lower case. @throws RequestError 404 for nobody */
export async function findProfile(
  { store }: ProfileServices,
  _who: Authorized<'administer-read'>,
  email: string,
): Promise<UserProfile> {
  const user = await store.users.findByEmail(email);
  if (user === null) throw userNotFound();
  return readProfile(store, user);
}

/** Notes that the actor was told what hubs are good for; the first time counts. */
export async function noteHubWelcome(
  { store, now }: Pick<Services, 'store' | 'now'>,
  who: Authorized<'change-own'>,
): Promise<void> {
  const user = await store.users.findById(ownUserOf(who));
  if (user?.hubWelcomedAt === null) await store.users.update(user.id, { hubWelcomedAt: new Date(now()) });
}

/** Saves what the actor wants summaries and answers to look out for; empty takes it back. */
export async function saveNeeds(
  { store }: ProfileServices,
  who: Authorized<'change-own'>,
  text: string,
): Promise<User> {
  const user = await store.users.update(ownUserOf(who), { profilePrompt: text.trim() });
  if (user === null) throw sessionRequired();
  return user;
}
