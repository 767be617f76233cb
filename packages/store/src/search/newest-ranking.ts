import { and, type SQL, sql } from 'drizzle-orm';
import { atEachRow } from '../connection/at-each-row.ts';
import type { Db } from '../connection/db.ts';
import { items, newestDated } from '../items/index.ts';
import { countLines, portionsOf, rowsOfPortion } from './line-windows.ts';
import type { Conditions } from './narrowed-conditions.ts';
import type { RankedLine, Ranking } from './ranked.ts';
import { type Hits, readLines, readPassages } from './ranked-rows.ts';
import type { Row } from './text-condition.ts';

/** Items that are looked into. */
const itemsMax = 200;
/** Portions of their lines that are read; what is older still is not. */
const portionsMax = 80;
/** Of each item, so that one does not fill the page. */
const perItem = 3;

/**
 * What there is where no words rank: of the newest items their first lines and passages that pass, or, where nothing
 * is asked of a line, what the summary begins with.
 */
export async function rankNewest(db: Db, conditions: Conditions, limit: number): Promise<Ranking> {
  const [lines, passages] = await Promise.all([
    conditions.ofLines
      ? passingLines(db, conditions, limit)
      : readLines(db, newest(conditions, { of: 'line', name: sql`segments` }, limit)),
    readPassages(db, newest(conditions, { of: 'passage', name: sql`summary_passages` }, limit)),
  ]);
  return { lines, passages };
}

/** Reads through the newest items, a portion at a time, until there are as many lines as are wanted. */
async function passingLines(db: Db, conditions: Conditions, limit: number): Promise<RankedLine[]> {
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(and(...conditions.items))
    .orderBy(...newestDated(items))
    .limit(itemsMax);
  const counted = await countLines(
    db,
    rows.map(({ id }) => id),
  );
  const rankedLines: RankedLine[] = [];
  const foundIn = new Map<string, number>();
  for (const portion of portionsOf(counted).slice(0, portionsMax)) {
    const unfilled = portion.filter(({ itemId }) => (foundIn.get(itemId) ?? 0) < perItem);
    for (const line of await readLines(db, passingIn(unfilled, conditions))) {
      const before = foundIn.get(line.segment.itemId) ?? 0;
      if (before >= perItem) continue;
      foundIn.set(line.segment.itemId, before + 1);
      rankedLines.push(line);
    }
    if (rankedLines.length >= limit) break;
  }
  return rankedLines.slice(0, limit);
}

function passingIn(portion: Parameters<typeof rowsOfPortion>[0], conditions: Conditions): Hits {
  const row: Row = { of: 'line', name: sql`segments` };
  const passing = [
    sql`segments.item_id = portion.item_id and segments.idx >= portion.from_idx and segments.idx < portion.to_idx`,
    atEachRow,
    ...conditions.row(row),
    ...conditions.text(row),
  ];
  const hits = sql`(
    select hit.*, -1 as below, portion.place from ${rowsOfPortion(portion)}
    cross join lateral (
      select segments.* from segments where ${and(...passing)} order by segments.idx limit ${perItem}
    ) hit
  )`;
  return { hits, order: sql`hit.place, hit.idx` };
}

function newest(conditions: Conditions, row: Row, limit: number): { hits: SQL; order: SQL } {
  const order = row.of === 'line' ? sql`idx` : sql`kind desc, idx`;
  const passing = [
    sql`${row.name}.item_id = newest.id`,
    atEachRow,
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
