import type { Status } from '@ecco/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { items } from './item.table.ts';

type NewestQuery = { showIds: readonly string[]; status: Status; limit: number };

export function createItemNewest(db: Db) {
  return {
    /**
     * The ids of the newest items of these shows, newest first. Shows take turns until there are `limit`, so that one
     * that publishes daily does not push out one that publishes monthly.
     */
    async newestOfShows({ showIds, status, limit }: NewestQuery): Promise<string[]> {
      if (showIds.length === 0) return [];
      const turns = db
        .select({
          id: items.id,
          date: items.publishedAt,
          turn: sql<number>`row_number() over (partition by ${items.showId} order by ${items.publishedAt} desc nulls last, ${items.id})`.as(
            'turn',
          ),
        })
        .from(items)
        .where(and(inArray(items.showId, [...showIds]), eq(items.status, status)))
        .as('turns');
      const taken = db
        .select({ id: turns.id, date: turns.date })
        .from(turns)
        .orderBy(turns.turn, sql`${turns.date} desc nulls last`, turns.id)
        .limit(limit)
        .as('taken');
      const rows = await db
        .select({ id: taken.id })
        .from(taken)
        .orderBy(sql`${taken.date} desc nulls last`, taken.id);
      return rows.map(({ id }) => id);
    },
  };
}
