import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { ingestCounts } from './ingest-count.table.ts';

export type IngestCountsRepository = ReturnType<typeof createIngestCountsRepository>;

export function createIngestCountsRepository(db: Db, clock: Clock) {
  const today = () => clock().toISOString().slice(0, 10);

  return {
    /** Counts one submission of today (UTC); false, with nothing counted, when the limit is reached. */
    async take(addressHash: string, limit: number): Promise<boolean> {
      if (limit < 1) return false;
      const rows = await db
        .insert(ingestCounts)
        .values({ addressHash, day: today(), count: 1 })
        .onConflictDoUpdate({
          target: [ingestCounts.addressHash, ingestCounts.day],
          set: { count: sql`${ingestCounts.count} + 1` },
          setWhere: lt(ingestCounts.count, limit),
        })
        .returning({ count: ingestCounts.count });
      return rows.length > 0;
    },

    /** Takes one submission of today (UTC) back: nothing came of it. */
    async giveBack(addressHash: string): Promise<void> {
      await db
        .update(ingestCounts)
        .set({ count: sql`${ingestCounts.count} - 1` })
        .where(
          and(
            eq(ingestCounts.addressHash, addressHash),
            eq(ingestCounts.day, today()),
            gt(ingestCounts.count, 0),
          ),
        );
    },

    /** Submissions of today (UTC). */
    async used(addressHash: string): Promise<number> {
      const [row] = await db
        .select({ count: ingestCounts.count })
        .from(ingestCounts)
        .where(and(eq(ingestCounts.addressHash, addressHash), eq(ingestCounts.day, today())));
      return row?.count ?? 0;
    },

    /** Forgets the days before today: the count has served its end. */
    async removePast(): Promise<void> {
      await db.delete(ingestCounts).where(lt(ingestCounts.day, today()));
    },
  };
}
