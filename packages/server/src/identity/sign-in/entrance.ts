import type { UserProfile } from '@ecco/contract';
import type { Services } from '../../request/services.ts';
import { hashToken } from '../session/session-token.ts';
import { readProfile } from '../user/profile.reader.ts';
import { loginFailed } from './auth.errors.ts';
import type { Device } from './device.ts';
import { promoteIfNamed } from './grants.ts';

/** Somebody is in: the token of their new session, for the cookie, and who they are. */
export type Entrance = { token: string; profile: UserProfile };

/** After a session was opened: the one that the request came with ends, so that nobody's earlier cookie lives on. */
export async function enterBy(
  { store, access }: Pick<Services, 'store' | 'access'>,
  token: string,
  { sessionToken }: Device,
): Promise<Entrance> {
  if (sessionToken !== null) await store.sessions.remove(hashToken(sessionToken));
  const match = await store.sessions.find(hashToken(token));
  if (!match) throw loginFailed();
  await store.users.seen(match.user.id);
  const user = await promoteIfNamed({ store, access }, match.user);
  return { token, profile: await readProfile(store, user) };
}
