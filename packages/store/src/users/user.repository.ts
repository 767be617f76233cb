import type { UserState, userColumns } from '@ecco/domain';
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { containing, inWords, type ListQuery, orderRows } from '../connection/list-query.ts';
import { offsetOf, type RowPage } from '../connection/page.ts';
import { users } from './user.table.ts';

export type User = typeof users.$inferSelect;
/** What may be changed of a user after the account was made. */
export type UserChanges = Partial<
  Pick<
    User,
    'role' | 'disabledAt' | 'healthHub' | 'peHub' | 'profilePrompt' | 'onboardedAt' | 'hubWelcomedAt'
  >
>;

/** `words` are looked for in name and address. */
export type UsersQuery = ListQuery<(typeof userColumns)[number]> & {
  role?: User['role'] | undefined;
  state?: UserState | undefined;
};

const ordered = {
  name: inWords(users.name),
  email: users.email,
  role: users.role,
  verified: users.emailVerified,
  created_at: users.createdAt,
  last_seen_at: users.lastSeenAt,
  disabled: sql`(${users.disabledAt} is not null)`,
};
const inState = {
  active: and(isNull(users.disabledAt), eq(users.emailVerified, true)),
  unverified: and(isNull(users.disabledAt), eq(users.emailVerified, false)),
  disabled: isNotNull(users.disabledAt),
};

const canAct = and(eq(users.role, 'admin'), eq(users.emailVerified, true), isNull(users.disabledAt));

/** The lock of whoever takes power from an admin; any number that no other lock has. */
const adminsLock = 4_812_391;

export function createUsersRepository(db: Db, clock: Clock) {
  return {
    async findById(id: string): Promise<User | null> {
      const [row] = await db.select().from(users).where(eq(users.id, id));
      return row ?? null;
    },

    /** What each of these people is called. */
    async namesOf(ids: readonly string[]): Promise<Map<string, string>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .select({ id: users.id, name: users.name })
        .from(users)
        .where(inArray(users.id, [...new Set(ids)]));
      return new Map(rows.map(({ id, name }) => [id, name]));
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

    /** One page of the people, newest first where no other order is asked for. */
    async page({ order, words, role, state, ...page }: UsersQuery): Promise<RowPage<User>> {
      const condition = and(
        containing(words, users.name, users.email),
        role && eq(users.role, role),
        state && inState[state],
      );
      const rows = await db
        .select()
        .from(users)
        .where(condition)
        .orderBy(...orderRows(order, ordered, [desc(users.createdAt), desc(users.id)]))
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
