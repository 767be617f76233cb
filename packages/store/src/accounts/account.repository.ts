import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { sessions } from '../sessions/index.ts';
import { type User, users } from '../users/index.ts';
import { accounts } from './account.table.ts';
import { verifications } from './verification.table.ts';

export type NewPerson = {
  /** In lower case. */
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
} & Partial<Pick<User, 'emailVerified' | 'role' | 'healthHub' | 'peHub'>>;

/** What a provider proved of a person whose address was never verified here. */
type ProvenPerson = { firstName: string; lastName: string };

const accountName = ({ firstName, lastName }: ProvenPerson): string => `${firstName} ${lastName}`.trim();

export function createAccountsRepository(db: Db, clock: Clock) {
  const isPassword = (userId: string) =>
    and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'));

  return {
    /** Makes a user with a password; null when the address is taken. Call it inside a transaction. */
    async addPerson({ passwordHash, ...person }: NewPerson): Promise<User | null> {
      const now = clock();
      const stamps = { createdAt: now, updatedAt: now };
      const [user] = await db
        .insert(users)
        .values({ id: randomUUID(), name: accountName(person), ...person, ...stamps })
        .onConflictDoNothing()
        .returning();
      if (!user) return null;
      await db.insert(accounts).values({
        id: randomUUID(),
        userId: user.id,
        providerId: 'credential',
        accountId: user.id,
        password: passwordHash,
        ...stamps,
      });
      return user;
    },

    /** The hash of the user's password; null for who signs in otherwise. */
    async passwordOf(userId: string): Promise<string | null> {
      const [row] = await db.select({ password: accounts.password }).from(accounts).where(isPassword(userId));
      return row?.password ?? null;
    },

    /** Takes the user's password away: until a link of a mail sets another, nobody signs in with one. */
    async dropPassword(userId: string): Promise<void> {
      await db.delete(accounts).where(isPassword(userId));
    },

    /**
     * Two people may claim an address that nobody has proved: no password of theirs counts any more, and the name is
     * the newer one. False, with nothing changed, for a verified user. Call it inside a transaction.
     */
    async contest(userId: string, { firstName, lastName }: ProvenPerson): Promise<boolean> {
      const rows = await db
        .update(users)
        .set({ firstName, lastName, name: accountName({ firstName, lastName }), updatedAt: clock() })
        .where(and(eq(users.id, userId), eq(users.emailVerified, false)))
        .returning({ id: users.id });
      if (rows.length > 0) await db.delete(accounts).where(isPassword(userId));
      return rows.length > 0;
    },

    /** The user behind an account of a provider, by the provider's name for the person. */
    async ownerOf(providerId: string, accountId: string): Promise<User | null> {
      const [row] = await db
        .select({ user: users })
        .from(accounts)
        .innerJoin(users, eq(users.id, accounts.userId))
        .where(and(eq(accounts.providerId, providerId), eq(accounts.accountId, accountId)));
      return row?.user ?? null;
    },

    async markVerified(userId: string): Promise<void> {
      await db.update(users).set({ emailVerified: true, updatedAt: clock() }).where(eq(users.id, userId));
    },

    /**
     * Hands an unverified account to the person who proved the address: whoever made it before may have been
     * somebody else, so password, names and open doors of theirs go. Call it inside a transaction.
     */
    async handOver(userId: string, person: ProvenPerson): Promise<void> {
      await db.delete(accounts).where(isPassword(userId));
      await db.delete(sessions).where(eq(sessions.userId, userId));
      await db.delete(verifications).where(eq(verifications.value, userId));
      await db
        .update(users)
        .set({ ...person, name: accountName(person), emailVerified: true, updatedAt: clock() })
        .where(eq(users.id, userId));
    },
  };
}
