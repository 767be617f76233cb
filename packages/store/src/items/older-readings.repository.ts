import { endStatus, wordReaders } from '@ecco/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { items } from './item.table.ts';

type ReadingsQuery = {
  /** The version of each reader now. */
  versions: Readonly<Record<string, number>>;
  /** Media types of words that were not read but made. */
  madeMime: string;
};

/** Items whose words were read from a kept source, by no reader as new as that of now. */
const isOlder = ({ versions, madeMime }: ReadingsQuery): SQL => sql`
  ${items.status} = ${endStatus}
  and ${items.meta} #>> '{transcript,origin}' in ('uploaded', 'publisher', 'page')
  and coalesce(${items.meta} #>> '{words,mime}', ${madeMime}) <> ${madeMime}
  and not exists (
    select 1 from jsonb_array_elements(${items.readingReports}) report
    where report ->> 'reader' in (${sql.join(
      wordReaders.map((reader) => sql`${reader}`),
      sql`, `,
    )})
      and (report ->> 'version')::int >= coalesce((${JSON.stringify(versions)}::jsonb ->> (report ->> 'reader'))::int, 0)
  )`;

/** Items that the readers of now may read otherwise. */
export function createOlderReadings(db: Db) {
  return {
    countReadByOlder: (readingsQuery: ReadingsQuery): Promise<number> =>
      db.$count(items, isOlder(readingsQuery)),

    /** The ids of some of them after one, in the order of their ids. */
    async readByOlder({
      after,
      limit,
      ...asked
    }: ReadingsQuery & { after: string | null; limit: number }): Promise<string[]> {
      const { rows } = await db.execute<{ id: string }>(sql`
        select ${items.id} as id from ${items}
        where (${after}::uuid is null or ${items.id} > ${after}::uuid) and ${isOlder(asked)}
        order by ${items.id} limit ${limit}`);
      return rows.map(({ id }) => id);
    },
  };
}
