import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Clock, Db } from '../connection/db.ts';
import { offsetOf, type Page, type Paged } from '../connection/page.ts';
import { users } from './user.table.ts';

export type User = typeof users.$inferSelect;
/** What may be changed of a user after the account was made. */
export type UserChanges = Partial<
  Pick<User, 'role' | 'disabledAt' | 'healthHub' | 'peHub' | 'profilePrompt' | 'onboardedAt'>
>;

/** `words`: what name or address has to contain, whatever its case; empty for everybody. */
export type UsersQuery = Page & { words: string };

const canAct = and(eq(users.role, 'admin'), eq(users.emailVerified, true), isNull(users.disabledAt));

/** The lock of whoever takes power from an admin; any number that no other lock has. */
const adminsLock = 4_812_391;

/** Whether a column has these words in it, literally. The collation knows capitals beyond ASCII in every database. */
function contains(column: PgColumn, words: string): SQL {
  const pattern = `%${words.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
  return sql`${column} collate "pg_c_utf8" ilike ${pattern}`;
}

export function createUsersRepository(db: Db, clock: Clock) {
  return {
    async findById(id: string): Promise<User | null> {
      const [row] = await db.select().from(users).where(eq(users.id, id));
      return row ?? null;
    },

    /** `email` in lower case. */
    async findByEmail(email: string): Promise<User | null> {
      const [row] = await db.select().from(users).where(eq(users.email, email));
      return row ?? null;
    },

    async update(id: string, changes: UserChanges): Promise<User | null> {
      const [row] = await db
        .update(users)
        .set({ ...changes, updatedAt: clock() })
        .where(eq(users.id, id))
        .returning();
      return row ?? null;
    },

    /** Notes that the user was here just now. */
    async seen(id: string): Promise<void> {
      await db.update(users).set({ lastSeenAt: clock() }).where(eq(users.id, id));
    },

    /** One page of the people, newest first. */
    async page({ words, ...page }: UsersQuery): Promise<Paged<User>> {
      const condition =
        words === '' ? undefined : or(contains(users.name, words), contains(users.email, words));
      const rows = await db
        .select()
        .from(users)
        .where(condition)
        .orderBy(desc(users.createdAt), desc(users.id))
        .limit(page.perPage)
        .offset(offsetOf(page));
      const total = await db.$count(users, condition);
      return { rows, total };
    },

    /** Which of these addresses (lower case) have an account. */
    async registered(emails: readonly string[]): Promise<Set<string>> {
      if (emails.length === 0) return new Set();
      const rows = await db
        .select({ email: users.email })
        .from(users)
        .where(inArray(users.email, [...emails]));
      return new Set(rows.map(({ email }) => email));
    },

    /**
     * Ids of all who can act as admin. Until the transaction ends nobody else is told: who asks waits. Holding the rows
     * instead would not do: those of somebody who is no longer admin are taken out of turn, and two wait for each other.
     */
    async holdAdmins(): Promise<string[]> {
      await db.execute(sql`select pg_advisory_xact_lock(${adminsLock})`);
      const rows = await db.select({ id: users.id }).from(users).where(canAct).orderBy(users.id);
      return rows.map(({ id }) => id);
    },

    /** Whether anybody can act as admin. */
    async hasAdmin(): Promise<boolean> {
      const rows = await db.select({ id: users.id }).from(users).where(canAct).limit(1);
      return rows.length > 0;
    },
  };
}
