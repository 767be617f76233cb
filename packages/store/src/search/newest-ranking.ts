import { and, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { items, newestDated } from '../items/index.ts';
import type { Conditions } from './narrowed-conditions.ts';
import type { Ranking } from './ranked.ts';
import { readLines, readPassages } from './ranked-rows.ts';
import type { Row } from './text-condition.ts';

/** Items that are looked into. */
const itemsMax = 200;
/** Of each item, so that one does not fill the page. */
const perItem = 3;

/**
 * What there is where no words rank: of the newest items their first lines and passages that pass, or, where nothing
 * is asked of a line, what the summary begins with.
 */
export async function rankNewest(db: Db, conditions: Conditions, limit: number): Promise<Ranking> {
  const [lines, passages] = await Promise.all([
    readLines(db, newest(conditions, { of: 'line', name: sql`segments` }, limit)),
    readPassages(db, newest(conditions, { of: 'passage', name: sql`summary_passages` }, limit)),
  ]);
  return { lines, passages };
}

function newest(conditions: Conditions, row: Row, limit: number): { hits: SQL; order: SQL } {
  const order = row.of === 'line' ? sql`idx` : sql`kind desc, idx`;
  const passing = [
    sql`${row.name}.item_id = newest.id`,
    ...conditions.row(row),
    ...conditions.text(row),
    ...(conditions.ofLines || row.of === 'passage'
      ? []
      : [sql`not exists (select 1 from summary_passages where summary_passages.item_id = newest.id)`]),
  ];
  const hits = sql`(
    select hit.*, -1 as below, newest.dated, row_number() over (order by newest.dated desc nulls last, newest.id) as place
    from (
      select ${items.id} as id, ${items.publishedAt} as dated from ${items} where ${and(...conditions.items) ?? sql`true`}
      order by ${sql.join(newestDated(items), sql`, `)} limit ${itemsMax}
    ) newest
    cross join lateral (
      select ${row.name}.* from ${row.name} where ${and(...passing)}
      order by ${order} limit ${conditions.ofLines ? perItem : 1}
    ) hit
    order by place limit ${limit}
  )`;
  return { hits, order: sql`hit.place, hit.idx` };
}
