import type { Status } from '@ecco/domain';
import { sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { items } from '../items/index.ts';
import { shows } from '../shows/index.ts';
import { readingHistory } from './reading-history.table.ts';

export type UnopenedQuery = {
  userId: string;
  /** Shows whose items come first, those whose items come next; everything else follows. */
  tiers: readonly (readonly string[])[];
  statuses: readonly Status[];
  limit: number;
  /** No more than this many of one show. */
  perShow: number;
};

export function createUnopenedItems(db: Db) {
  return {
    /**
     * The ids of the newest items that a person has not opened, by tier and date. Items of shows that an admin
     * ignores are left out; what belongs to no show is not counted by show.
     */
    async newestUnopened({ userId, tiers, statuses, limit, perShow }: UnopenedQuery): Promise<string[]> {
      const ids = (showIds: readonly string[]) => sql`${sql.param([...showIds])}::uuid[]`;
      const cases = tiers.map(
        (showIds, tier) => sql`when ${items.showId} = any(${ids(showIds)}) then ${sql.raw(String(tier))}`,
      );
      const tier =
        cases.length === 0
          ? sql`0`
          : sql`case ${sql.join(cases, sql` `)} else ${sql.raw(String(tiers.length))} end`;
      const { rows } = await db.execute<{ id: string }>(sql`
        select id from (
          select ${items.id}, ${items.showId}, ${tier} as tier, ${items.publishedAt} as date,
            row_number() over (partition by ${items.showId} order by ${items.publishedAt} desc nulls last, ${items.id}) as turn
          from ${items} left join ${shows} on ${shows.id} = ${items.showId}
          where ${items.status} = any(${sql.param([...statuses])}::text[]) and ${shows.ignoredAt} is null
            and not exists (
              select from ${readingHistory}
              where ${readingHistory.userId} = ${userId} and ${readingHistory.itemId} = ${items.id})
        ) as fresh
        where show_id is null or turn <= ${perShow}
        order by tier, date desc nulls last, id limit ${limit}`);
      return rows.map(({ id }) => id);
    },
  };
}
