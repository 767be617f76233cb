import { endStatus } from '@ecco/domain';
import { and, desc, eq, ilike, inArray, isNull, or } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { items } from '../items/index.ts';
import { digests } from './digest.table.ts';

/** The spoken summary of an item. Times in ms. */
export type Digest = typeof digests.$inferSelect;
export type NewDigest = Omit<Digest, 'createdAt'>;

type LackingQuery = {
  limit: number;
  /** Only items in this language (two letters), or in one that is not known; null for all. */
  language: string | null;
};

export function createDigestsRepository(db: Db, clock: Clock) {
  return {
    async find(itemId: string): Promise<Digest | null> {
      const [row] = await db.select().from(digests).where(eq(digests.itemId, itemId));
      return row ?? null;
    },

    async ofItems(itemIds: string[]): Promise<Digest[]> {
      if (itemIds.length === 0) return [];
      return db.select().from(digests).where(inArray(digests.itemId, itemIds));
    },

    /** Records the digest of an item in the place of an older one. */
    async save(digest: NewDigest): Promise<void> {
      const row = { ...digest, createdAt: clock() };
      await db.insert(digests).values(row).onConflictDoUpdate({ target: digests.itemId, set: row });
    },

    /** Forgets the digest of an item; its files are the caller's to delete. */
    async remove(itemId: string): Promise<boolean> {
      const rows = await db
        .delete(digests)
        .where(eq(digests.itemId, itemId))
        .returning({ itemId: digests.itemId });
      return rows.length > 0;
    },

    /** Items at their end that have no digest, newest first. */
    async lacking({ limit, language }: LackingQuery): Promise<string[]> {
      const rows = await db
        .select({ id: items.id })
        .from(items)
        .leftJoin(digests, eq(digests.itemId, items.id))
        .where(
          and(
            eq(items.status, endStatus),
            isNull(digests.itemId),
            language === null ? undefined : or(isNull(items.language), ilike(items.language, `${language}%`)),
          ),
        )
        .orderBy(desc(items.createdAt), desc(items.id))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
  };
}
