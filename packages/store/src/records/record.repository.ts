import type { RecordColumn, RecordKind, RecordState, RecordType } from '@ecco/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import type { ListQuery } from '../connection/list-query.ts';
import { offsetOf, paged, type RowPage } from '../connection/page.ts';
import { recordSources } from './record.source.ts';

/** What a data page shows of a thing. `detail`: whose it is, what it is for; `items`: how many hang on it. */
export type RecordRow = {
  id: string;
  slug: string;
  name: string;
  type: RecordType;
  detail: string | null;
  state: RecordState | null;
  items: number;
  createdAt: Date;
  updatedAt: Date;
};
type RecordQuery = ListQuery<RecordColumn> & { kind: RecordKind; state?: RecordState | undefined };

type Row = Omit<RecordRow, 'createdAt' | 'updatedAt'> & { created: string; updated: string };

const columns: Readonly<Record<RecordColumn, string>> = {
  name: 'key',
  created_at: 'created_at',
  updated_at: 'updated_at',
};

/** By name, where nothing else is asked for. */
function orderOf(order: RecordQuery['order']): SQL {
  const { column, descending } = order ?? { column: 'name' as const, descending: false };
  return sql.raw(`${columns[column]} ${descending ? 'desc' : 'asc'}, id`);
}

const recordOf = ({ created, updated, ...row }: Row): RecordRow => ({
  ...row,
  createdAt: new Date(created),
  updatedAt: new Date(updated),
});

/** Pages of what is kept beside items. What a row tells of others is counted for the rows of the page alone. */
export function createRecordsRepository(db: Db) {
  return {
    async page({ kind, state, words, order, ...page }: RecordQuery): Promise<RowPage<RecordRow>> {
      const { rows: all, detail, items } = recordSources[kind]({ state, words });
      const by = orderOf(order);
      const { rows } = await db.execute<Row>(sql`
        select id::text as id, slug, name, type, state, created_at::text as created, updated_at::text as updated,
          ${detail} as detail, ${items} as items
        from (select * from (${all}) as every order by ${by} limit ${page.perPage} offset ${offsetOf(page)}) as record
        order by ${by}`);
      return paged(page, rows.map(recordOf), async () => {
        const counted = await db.execute<{ count: number }>(
          sql`select count(*)::int as count from (${all}) as every`,
        );
        return counted.rows[0]?.count ?? 0;
      });
    },
  };
}
