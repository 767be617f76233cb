import { endStatus } from '@ecco/domain';
import { sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { items } from './item.table.ts';

/** An item at its end with the tasks whose results were made by something else than what makes new ones. */
type OldResults = { id: string; tasks: string[] };
type OldResultsQuery = {
  /** What makes new results of each task; tasks that are not here are not asked about. */
  current: Partial<Record<string, readonly string[]>>;
  /** Items after this one in the order of their ids; all where null. */
  after: string | null;
  limit: number;
};

export function createOlderResults(db: Db) {
  return {
    /** Some of the items whose results are old, in the order of their ids. */
    async madeByOthers({ current, after, limit }: OldResultsQuery): Promise<OldResults[]> {
      const now = sql`${JSON.stringify(current)}::jsonb`;
      const { rows } = await db.execute<OldResults>(sql`
        select ${items.id} as id, array_agg(maker.key) as tasks
        from ${items}, jsonb_each_text(${items.makers}) as maker
        where ${items.status} = ${endStatus} and (${after}::uuid is null or ${items.id} > ${after}::uuid)
          and ${now} ? maker.key and not ${now} -> maker.key ? maker.value
        group by ${items.id} order by ${items.id} limit ${limit}`);
      return rows;
    },
  };
}
