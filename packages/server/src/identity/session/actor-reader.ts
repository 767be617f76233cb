import type { Store, User } from '@ecco/store';
import { type Actor, type ActorReader, anonymous } from '../../request/access/actor.ts';
import { readSessionToken } from '../../request/access/session-token.ts';
import { readApiKey } from './bearer-key.ts';
import type { UserCache } from './known-people.ts';
import { apiKeyRefused } from './session.errors.ts';
import { sessionLifetimeMs } from './session-lifetime.ts';
import { hashToken } from './session-token.ts';

type ActorReaderDependencies = {
  store: Pick<Store, 'sessions' | 'apiKeys'>;
  knownPeople: Pick<UserCache, 'bySession'>;
  waitlistOn: boolean;
  now: () => number;
};

/** The role is that of the stored user and nothing the client says (D2). */
const actorOfUser = ({ role, id: userId }: User, rest: Omit<Actor, 'role' | 'userId'>): Actor => ({
  role,
  userId,
  ...rest,
});

async function actorOfKey({ store, waitlistOn }: ActorReaderDependencies, key: string, address: string) {
  const match = await store.apiKeys.find(hashToken(key));
  if (!match) throw apiKeyRefused();
  await store.apiKeys.used(match.key);
  return actorOfUser(match.user, {
    address,
    sessionId: null,
    sessionProlonged: false,
    byKey: true,
    waitlistOn,
  });
}

async function actorOfToken(
  { store, knownPeople, waitlistOn, now }: ActorReaderDependencies,
  token: string,
  address: string,
) {
  const sessionUser = await knownPeople.bySession(hashToken(token));
  if (!sessionUser) return anonymous(address, waitlistOn);
  const { session, user } = sessionUser;
  const { sessions } = store;
  const sessionProlonged =
    sessions.isSeenDue(session) && (await sessions.seen(session, new Date(now() + sessionLifetimeMs)));
  return actorOfUser(user, { address, sessionId: session.id, sessionProlonged, byKey: false, waitlistOn });
}

const notSeen = async (): Promise<boolean> => false;

export const createActorReader = (dependencies: ActorReaderDependencies): ActorReader => ({
  async actorOf(request) {
    const key = readApiKey(request);
    if (key !== null) return actorOfKey(dependencies, key, request.ip);
    const token = readSessionToken(request);
    return token === null
      ? anonymous(request.ip, dependencies.waitlistOn)
      : actorOfToken(dependencies, token, request.ip);
  },
  async readerOf(request) {
    const { store, waitlistOn } = dependencies;
    const token = readSessionToken(request);
    if (token === null) return anonymous(request.ip, waitlistOn);
    const { sessions, apiKeys } = store;
    const unseen = { apiKeys, sessions: { ...sessions, seen: notSeen } };
    return actorOfToken({ ...dependencies, store: unseen }, token, request.ip);
  },
});
