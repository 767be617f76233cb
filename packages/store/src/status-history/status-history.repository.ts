import { asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { items } from '../items/index.ts';
import { statusHistory } from './status-entry.table.ts';

export type StatusEntry = typeof statusHistory.$inferSelect;
/** When an item could first be read: its first transcript's time, or its own where none was noted. */
export type Arrival = { itemId: string; at: Date };

/** What takes longer from its address to its first transcript arrives unnoticed. */
const slowestDays = 7;

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

    /** The newest items that arrived after a time; what is processed again has arrived before. */
    async arrivedSince({ since, limit }: { since: Date; limit: number }): Promise<Arrival[]> {
      const transcribed = sql`(
        select min(${statusHistory.at}) from ${statusHistory}
        where ${statusHistory.itemId} = ${items.id} and ${statusHistory.status} = 'TRANSCRIPTION_COMPLETE')`;
      const at = sql`coalesce(${transcribed}, ${items.createdAt})`;
      const earliest = new Date(since.getTime() - slowestDays * 24 * 3_600_000);
      const recent = db
        .select({ itemId: items.id, at: sql`${at}`.mapWith(items.createdAt).as('arrived_at') })
        .from(items)
        .where(gt(items.createdAt, earliest))
        .as('recent');
      return db
        .select({ itemId: recent.itemId, at: recent.at })
        .from(recent)
        .where(gt(recent.at, sql.param(since, items.createdAt)))
        .orderBy(desc(recent.at), desc(recent.itemId))
        .limit(limit);
    },
  };
}
