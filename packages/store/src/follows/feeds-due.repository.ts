import { and, asc, exists, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { shows } from '../shows/index.ts';
import { follows } from './follow.table.ts';

export type DueQuery = {
  now: Date;
  /** How long after one look at a feed the next one is due, in ms. */
  everyMs: number;
  limit: number;
};

const dayMs = 24 * 3_600_000;
/** More doublings than lead from a minute to a day. */
const doublingsMax = 16;

export function createFeedsDue(db: Db) {
  return {
    /**
     * The ids of the shows whose feeds are to be looked at again, the longest neglected first: somebody follows them,
     * they are not ignored, and their host is not to be left alone. Each failure in a row doubles the time, to a day.
     */
    async feedsDue({ now, everyMs, limit }: DueQuery): Promise<string[]> {
      const longestMs = Math.max(everyMs, dayMs);
      const waitMs = sql`least(${everyMs}::float8 * power(2, least(${shows.fetchFailures}, ${doublingsMax})), ${longestMs}::float8)`;
      const dueAt = sql`${shows.lastFetchedAt} + ${waitMs} * interval '1 millisecond'`;
      const rows = await db
        .select({ id: shows.id })
        .from(shows)
        .where(
          and(
            isNotNull(shows.feedUrl),
            isNull(shows.ignoredAt),
            or(isNull(shows.heldOffUntil), lte(shows.heldOffUntil, now)),
            or(isNull(shows.lastFetchedAt), sql`${dueAt} <= ${now.toISOString()}::timestamptz`),
            exists(db.select({ one: sql`1` }).from(follows).where(sql`${follows.showId} = ${shows.id}`)),
          ),
        )
        .orderBy(sql`${shows.lastFetchedAt} asc nulls first`, asc(shows.id))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
  };
}
