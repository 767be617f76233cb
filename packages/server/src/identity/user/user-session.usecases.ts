import type { Session } from '@ecco/store';
import type { Authorized } from '../../request/access/authorize.ts';
import { ownUserOf } from '../../request/access/own-user.ts';
import type { Services } from '../../request/services.ts';
import { sessionNotFound } from './user.errors.ts';

type Own = Authorized<'manage-access'>;
type SessionServices = Pick<Services, 'store'>;

/** Where the actor is signed in, last used first. */
export const listSessions = ({ store }: SessionServices, own: Own): Promise<Session[]> =>
  store.sessions.listOf(ownUserOf(own));

/** Ends one session of the actor. @throws RequestError 404 where the actor has none of this id */
export async function endSession({ store }: SessionServices, own: Own, id: string): Promise<void> {
  if (!(await store.sessions.removeOf(ownUserOf(own), id))) throw sessionNotFound();
}

/** Ends all sessions of the actor, that of the request included. */
export async function endAllSessions({ store }: SessionServices, own: Own): Promise<void> {
  await store.sessions.removeAllOf(ownUserOf(own));
}
