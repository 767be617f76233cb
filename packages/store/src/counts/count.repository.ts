import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { counts } from './count.table.ts';

/** Who is counted, and the length of the fixed window it is counted in, in ms. */
export type Counted = { subject: string; windowMs: number };

export function createCountsRepository(db: Db, clock: Clock) {
  function windowOf({ subject, windowMs }: Counted) {
    const now = clock().getTime();
    const windowStart = new Date(now - (now % windowMs));
    return { subject, windowStart, endsAt: new Date(windowStart.getTime() + windowMs) };
  }
  const isOf = (counted: Counted) => {
    const { subject, windowStart } = windowOf(counted);
    return and(eq(counts.subject, subject), eq(counts.windowStart, windowStart));
  };

  return {
    /** Counts one in the current window; false, with nothing counted, when the limit is reached. */
    async take(counted: Counted, limit: number): Promise<boolean> {
      if (limit < 1) return false;
      const rows = await db
        .insert(counts)
        .values({ ...windowOf(counted), count: 1 })
        .onConflictDoUpdate({
          target: [counts.subject, counts.windowStart],
          set: { count: sql`${counts.count} + 1` },
          setWhere: lt(counts.count, limit),
        })
        .returning({ count: counts.count });
      return rows.length > 0;
    },

    /** Takes one of the current window back: nothing came of it. */
    async giveBack(counted: Counted): Promise<void> {
      await db
        .update(counts)
        .set({ count: sql`${counts.count} - 1` })
        .where(and(isOf(counted), gt(counts.count, 0)));
    },

    /** How many the current window holds. */
    async used(counted: Counted): Promise<number> {
      const [row] = await db.select({ count: counts.count }).from(counts).where(isOf(counted));
      return row?.count ?? 0;
    },

    /** Forgets windows that have ended. */
    async removePast(): Promise<void> {
      await db.delete(counts).where(lte(counts.endsAt, clock()));
    },
  };
}
