import { and, eq, gt, lte } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { sessions } from './session.table.ts';

/** A session is known by the hash of its token; the token itself is never stored. */
export type Session = typeof sessions.$inferSelect;
export type SessionsRepository = ReturnType<typeof createSessionsRepository>;

export function createSessionsRepository(db: Db, clock: Clock) {
  return {
    async create(session: Omit<Session, 'createdAt'>): Promise<void> {
      await db.insert(sessions).values({ ...session, createdAt: clock() });
    },

    /** The session of this token hash unless it has expired. */
    async find(tokenHash: string): Promise<Session | null> {
      const [row] = await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, clock())));
      return row ?? null;
    },

    async remove(tokenHash: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
    },

    /** Removes what has expired and says how many that were. */
    async removeExpired(): Promise<number> {
      const rows = await db
        .delete(sessions)
        .where(lte(sessions.expiresAt, clock()))
        .returning({ hash: sessions.tokenHash });
      return rows.length;
    },

    /** Whether anybody was ever let in as admin. */
    async hasAdmin(): Promise<boolean> {
      const rows = await db
        .select({ hash: sessions.tokenHash })
        .from(sessions)
        .where(eq(sessions.role, 'admin'))
        .limit(1);
      return rows.length > 0;
    },
  };
}
