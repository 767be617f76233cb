import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { type User, users } from '../users/index.ts';
import { apiKeys } from './api-key.table.ts';

export type ApiKey = typeof apiKeys.$inferSelect;
export type NewApiKey = Pick<ApiKey, 'userId' | 'name' | 'keyHash' | 'hint'>;
/** How old `lastUsedAt` may become, in ms: writing it with every request would cost more than it tells. */
const usedEveryMs = 5 * 60_000;

export function createApiKeysRepository(db: Db, clock: Clock) {
  return {
    /** The key of this hash and its user; a disabled user has none. */
    async find(keyHash: string): Promise<{ key: ApiKey; user: User } | null> {
      const [row] = await db
        .select({ key: apiKeys, user: users })
        .from(apiKeys)
        .innerJoin(users, eq(users.id, apiKeys.userId))
        .where(eq(apiKeys.keyHash, keyHash));
      return row && row.user.disabledAt === null ? row : null;
    },

    /** Notes that the key was used just now, at most once in five minutes. */
    async used(key: ApiKey): Promise<void> {
      const now = clock();
      const due = new Date(now.getTime() - usedEveryMs);
      if (key.lastUsedAt !== null && key.lastUsedAt >= due) return;
      await db
        .update(apiKeys)
        .set({ lastUsedAt: now })
        .where(and(eq(apiKeys.id, key.id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, due))));
    },

    /** The keys of a user, newest first. */
    async listOf(userId: string): Promise<ApiKey[]> {
      return db
        .select()
        .from(apiKeys)
        .where(eq(apiKeys.userId, userId))
        .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
    },

    /**
     * Keeps a key, or answers null when the user has `most` already. Call it inside a transaction: the user's row
     * is held, so that two at once do not both take the last place.
     */
    async insert(key: NewApiKey, most: number): Promise<ApiKey | null> {
      await db.select({ id: users.id }).from(users).where(eq(users.id, key.userId)).for('update');
      if ((await db.$count(apiKeys, eq(apiKeys.userId, key.userId))) >= most) return null;
      const [row] = await db
        .insert(apiKeys)
        .values({ ...key, id: randomUUID(), createdAt: clock() })
        .returning();
      return row ?? null;
    },

    /** Removes one key of this user; false when the user has none of this id. */
    async removeOf(userId: string, id: string): Promise<boolean> {
      const rows = await db
        .delete(apiKeys)
        .where(and(eq(apiKeys.userId, userId), eq(apiKeys.id, id)))
        .returning({ id: apiKeys.id });
      return rows.length > 0;
    },
  };
}
