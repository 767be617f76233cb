import { asc, eq } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { statusHistory } from './status-entry.table.ts';

export type StatusEntry = typeof statusHistory.$inferSelect;
/** Reading only: entries are written with the status itself, by the items repository. */
export function createStatusHistoryRepository(db: Db) {
  return {
    /** Every status an item went through, oldest first. */
    async ofItem(itemId: string): Promise<StatusEntry[]> {
      return db
        .select()
        .from(statusHistory)
        .where(eq(statusHistory.itemId, itemId))
        .orderBy(asc(statusHistory.id));
    },
  };
}
