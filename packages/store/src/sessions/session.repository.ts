import { and, desc, eq, gt, lt, lte } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { type User, users } from '../users/index.ts';
import { sessions } from './session.table.ts';

export type Session = typeof sessions.$inferSelect;
/** How old `lastSeenAt` may become, in ms: writing it with every request would cost more than it tells. */
const seenEveryMs = 5 * 60_000;

export function createSessionsRepository(db: Db, clock: Clock) {
  const dueAt = (now: Date): Date => new Date(now.getTime() - seenEveryMs);

  return {
    /** The session of this token hash and its user, unless it has expired; a disabled user has none. */
    async find(tokenHash: string): Promise<{ session: Session; user: User } | null> {
      const [row] = await db
        .select({ session: sessions, user: users })
        .from(sessions)
        .innerJoin(users, eq(users.id, sessions.userId))
        .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, clock())));
      return row && row.user.disabledAt === null ? row : null;
    },

    /** Whether it is long enough ago that it was noted that the session was used: what is not due needs no transaction. */
    isSeenDue: ({ lastSeenAt }: Session): boolean => lastSeenAt <= dueAt(clock()),

    /**
     * Notes that the session was used just now, at most once in five minutes, and makes it last until `expiresAt`.
     * Answers whether it did: not where that was noted already, or where the session has ended meanwhile.
     */
    async seen(session: Session, expiresAt: Date): Promise<boolean> {
      const now = clock();
      const due = dueAt(now);
      if (session.lastSeenAt > due) return false;
      const rows = await db
        .update(sessions)
        .set({ lastSeenAt: now, expiresAt })
        .where(and(eq(sessions.id, session.id), lt(sessions.lastSeenAt, due)))
        .returning({ id: sessions.id });
      if (rows.length === 0) return false;
      await db.update(users).set({ lastSeenAt: now }).where(eq(users.id, session.userId));
      return true;
    },

    /** The sessions of a user that have not expired, last used first. */
    async listOf(userId: string): Promise<Session[]> {
      return db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, clock())))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
    },

    /** Ends the session of this token hash and says whose it was; null where there is none. */
    async remove(tokenHash: string): Promise<string | null> {
      const [row] = await db
        .delete(sessions)
        .where(eq(sessions.tokenHash, tokenHash))
        .returning({ userId: sessions.userId });
      return row?.userId ?? null;
    },

    /** Ends one session of this user; false when the user has none of this id. */
    async removeOf(userId: string, id: string): Promise<boolean> {
      const rows = await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
        .returning({ id: sessions.id });
      return rows.length > 0;
    },

    /** Ends every session of this user and says how many that were. */
    async removeAllOf(userId: string): Promise<number> {
      const rows = await db
        .delete(sessions)
        .where(eq(sessions.userId, userId))
        .returning({ id: sessions.id });
      return rows.length;
    },

    /** Removes what has expired and says how many that were. */
    async removeExpired(): Promise<number> {
      const rows = await db
        .delete(sessions)
        .where(lte(sessions.expiresAt, clock()))
        .returning({ id: sessions.id });
      return rows.length;
    },
  };
}
