import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { items } from '../items/index.ts';
import { type Show, shows } from '../shows/index.ts';

/** A show, how many items it has, and when the newest of them was published. */
export type CountedShow = { show: Show; episodes: number; newest: Date | null };

export function createShowCounts(db: Db) {
  return {
    /** These shows in this order, without those that are ignored or gone. */
    async counted(ids: readonly string[]): Promise<CountedShow[]> {
      if (ids.length === 0) return [];
      const requested = [...new Set(ids)];
      const counts = db
        .select({
          showId: items.showId,
          episodes: sql<number>`count(*)::int`.as('episodes'),
          newest: sql<Date | null>`max(${items.publishedAt})`.mapWith(items.publishedAt).as('newest'),
        })
        .from(items)
        .where(inArray(items.showId, requested))
        .groupBy(items.showId)
        .as('counts');
      const rows = await db
        .select({ show: shows, episodes: counts.episodes, newest: counts.newest })
        .from(shows)
        .leftJoin(counts, eq(counts.showId, shows.id))
        .where(and(inArray(shows.id, requested), isNull(shows.ignoredAt)));
      const byId = new Map(rows.map((row) => [row.show.id, row]));
      return requested.flatMap((id) => {
        const row = byId.get(id);
        return row ? [{ ...row, episodes: row.episodes ?? 0 }] : [];
      });
    },
  };
}
