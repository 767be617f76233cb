import { and, eq, lte, sql } from 'drizzle-orm';
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
    /** Counts `amount` in the current window; false, with nothing counted, where that would be over the limit. */
    async take(counted: Counted, limit: number, amount = 1): Promise<boolean> {
      if (limit < amount) return false;
      const rows = await db
        .insert(counts)
        .values({ ...windowOf(counted), count: amount })
        .onConflictDoUpdate({
          target: [counts.subject, counts.windowStart],
          set: { count: sql`${counts.count} + ${amount}` },
          setWhere: lte(counts.count, limit - amount),
        })
        .returning({ count: counts.count });
      return rows.length > 0;
    },

    /** Takes `amount` of the current window back: nothing came of it. */
    async giveBack(counted: Counted, amount = 1): Promise<void> {
      await db
        .update(counts)
        .set({ count: sql`greatest(${counts.count} - ${amount}, 0)` })
        .where(isOf(counted));
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
