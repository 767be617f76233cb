import { randomUUID } from 'node:crypto';
import type { SavedSearch } from '@ecco/domain';
import { asc, eq, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { users } from '../users/index.ts';
import { savedSearches } from './saved-search.table.ts';

/** `seenAt` is now when left out, and never later. */
export type NewSavedSearch = Pick<SavedSearch, 'ownerId' | 'name' | 'query' | 'tab'> & {
  seenAt?: Date | undefined;
};

export function createSavedSearchesRepository(db: Db, clock: Clock) {
  const { id: rowId, ownerId: owner, name, createdAt } = savedSearches;
  return {
    /** Stores a search; null where its owner keeps the same one already. */
    async add({ seenAt, ...search }: NewSavedSearch): Promise<SavedSearch | null> {
      const at = clock();
      const [row] = await db
        .insert(savedSearches)
        .values({ ...search, id: randomUUID(), createdAt: at, seenAt: seenAt && seenAt < at ? seenAt : at })
        .onConflictDoNothing()
        .returning();
      return row ?? null;
    },

    async find(id: string): Promise<SavedSearch | null> {
      const [row] = await db.select().from(savedSearches).where(eq(rowId, id));
      return row ?? null;
    },

    /** All of a person, by name. */
    ofOwner: (ownerId: string): Promise<SavedSearch[]> =>
      db
        .select()
        .from(savedSearches)
        .where(eq(owner, ownerId))
        .orderBy(asc(sql`lower(${name})`), asc(createdAt), asc(rowId)),

    /**
     * How many a person keeps. Inside a transaction nobody else is told before it ends, so that two new ones at
     * once cannot both be the last that fits.
     */
    async holdCountOf(ownerId: string): Promise<number> {
      await db.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update');
      return db.$count(savedSearches, eq(owner, ownerId));
    },

    async rename(id: string, to: string): Promise<void> {
      await db.update(savedSearches).set({ name: to }).where(eq(rowId, id));
    },

    /** Notes that its owner looks at what it finds now. */
    async see(id: string): Promise<void> {
      await db.update(savedSearches).set({ seenAt: clock() }).where(eq(rowId, id));
    },

    async remove(id: string): Promise<void> {
      await db.delete(savedSearches).where(eq(rowId, id));
    },
  };
}
