import type { Session, Store, User } from '@ecco/store';
import { createCache } from '../../memory/cache.ts';

/** A session that has not ended, and whose it is. */
type SessionUser = { session: Session; user: User };

export type UserCache = {
  /** The session of this token hash and its user; null where there is none, and for a disabled user. */
  bySession: (tokenHash: string) => Promise<SessionUser | null>;
  byId: (userId: string) => Promise<User | null>;
};

declare module '../../request/services.ts' {
  interface Services {
    knownPeople: UserCache;
  }
}

type Options = {
  store: Pick<Store, 'sessions' | 'users' | 'changes'>;
  /** Whether this process alone writes to the store, and so hears of a change before whoever made it does. */
  isAlone: boolean;
  now: () => number;
};

/** Sessions kept at most, and people too. */
const max = 1_000;
/** How long, should a change ever not be told. */
const ttlMs = 5_000;

/**
 * Who asks, which every request begins with. Where one process has the store to itself they are kept until anything of a
 * user or a session changes; among many processes, of which one could hear of it late, they are read each time.
 */
export function createKnownPeople({ store, isAlone, now }: Options): UserCache {
  const { sessions, users, changes } = store;
  if (!isAlone) return { bySession: (hash) => sessions.find(hash), byId: (userId) => users.findById(userId) };
  const rules = { max, ttlMs, now, staleOn: { changes, tags: ['access.changed'] as const } };
  // What is not there is not kept: tokens that somebody makes up would drive out those of others.
  const bySession = createCache<SessionUser | null>({ ...rules, keeps: (known) => known !== null });
  const byId = createCache<User | null>({ ...rules, keeps: (user) => user !== null });
  return {
    async bySession(hash) {
      const known = await bySession.get(hash, () => sessions.find(hash));
      return known !== null && known.session.expiresAt.getTime() > now() ? known : null;
    },
    byId: (userId) => byId.get(userId, () => users.findById(userId)),
  };
}
