import type { PensionSearch } from '@ecco/domain';
import { eq } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { pensionSearches } from './pension-search.table.ts';

export function createPensionSearchesRepository(db: Db, clock: Clock) {
  return {
    /** What a person asked for last; null where they never did. */
    async ofUser(userId: string): Promise<PensionSearch | null> {
      const [row] = await db.select().from(pensionSearches).where(eq(pensionSearches.userId, userId));
      return row?.filter ?? null;
    },

    /** Puts this in the place of what a person asked for before. */
    async save(userId: string, filter: PensionSearch): Promise<void> {
      const reported = { filter, updatedAt: clock() };
      await db
        .insert(pensionSearches)
        .values({ userId, ...reported })
        .onConflictDoUpdate({ target: pensionSearches.userId, set: reported });
    },
  };
}
