import type { SearchNode } from '@ecco/domain/search-language';
import { and, type SQL, sql } from 'drizzle-orm';
import { atEachRow } from '../connection/at-each-row.ts';
import type { Db } from '../connection/db.ts';
import { items } from '../items/index.ts';
import { textConfig } from '../text/text-config.ts';
import { belowOf } from './bm25-ranking.ts';
import { countLines, portionsOf, rowsOfPortion } from './line-windows.ts';
import type { LookUpNames } from './name-lookup.ts';
import { type Conditions, conditionsOf } from './narrowed-conditions.ts';
import type { Narrowing } from './narrowing.ts';
import { rankNewest } from './newest-ranking.ts';
import type { Ranking } from './ranked.ts';
import { type Hits, readLines, readPassages } from './ranked-rows.ts';
import type { SearchMode } from './search.types.ts';
import { bm25Index, passagesBm25Index } from './search-index.ts';
import { type Row, readsText } from './text-condition.ts';
import { stemPrefix } from './words.ts';

type NarrowedQuery = {
  mode: SearchMode;
  /** Words that rank, and their stems; without any the newest come first. */
  text: string;
  stems: readonly string[];
  limit: number;
  itemIds: string[] | undefined;
  narrowing: Narrowing;
  sort: 'relevance' | 'date';
};

/** So few items are read through, since the library's index would have to be walked until their lines turn up. */
const fewItems = 60;
/** And so many portions of their lines, above which the index is quicker. */
const portionsMax = 40;
/**
 * The best by the index that are looked at for what their text says, or for their date; and where phrases are in fewer of
 * them than are wanted, how many then. Other words would have to be taken apart for each text, which takes too long.
 */
const readMax = 1_000;
const deepMax = 5_000;
const datedMax = 500;
/** What is put in order by its date must match this well, against the best. */
const wellEnough = 0.5;

type Table = Row & { table: SQL; index: string };
const tables = {
  line: { of: 'line', name: sql`segments`, table: sql`segments`, index: bm25Index },
  passage: {
    of: 'passage',
    name: sql`summary_passages`,
    table: sql`summary_passages`,
    index: passagesBm25Index,
  },
} as const satisfies Record<Row['of'], Table>;

/** The best, or the newest, of what a search is narrowed to. */
export async function rankNarrowed(db: Db, lookUp: LookUpNames, query: NarrowedQuery): Promise<Ranking> {
  const { narrowing, itemIds } = query;
  const conditions = conditionsOf({ narrowing, itemIds, names: await lookUp(narrowing.clauses) });
  if (query.stems.length === 0) return rankNewest(db, conditions, query.limit);
  const ids = await fewIds(db, conditions);
  if (ids?.length === 0) return { lines: [], passages: [] };
  const counted = ids ? await countLines(db, ids) : [];
  const portions = portionsOf(counted);
  if (ids && portions.length <= 1) {
    return readBoth(db, (table) => placed(within(query, table, { ids, conditions }), query));
  }
  if (ids && portions.length <= portionsMax) return rankPortions(db, query, { ids, conditions, portions });
  // The index gives the best first, so that what is looked at ends with the last that is wanted.
  const byScore = query.sort === 'relevance';
  const isWalked = query.mode === 'bm25' && byScore;
  const look = (most: number) =>
    readBoth(db, (table) => {
      const candidates = across(query, table, { conditions, most });
      return isWalked ? first(candidates, query) : placed(candidates, query);
    });
  const ranking = await look(readMax);
  const isShort = ranking.lines.length < query.limit && phrasesAlone(query.narrowing.clauses);
  return byScore && isShort ? look(deepMax) : ranking;
}

type FewItems = { ids: string[]; conditions: Conditions };

/** The same of items of many lines, which are read a portion at a time. */
async function rankPortions(
  db: Db,
  query: NarrowedQuery,
  { portions, ...few }: FewItems & { portions: ReturnType<typeof portionsOf> },
): Promise<Ranking> {
  let best: { id: string; below: number }[] = [];
  for (const portion of portions) {
    const hits = within(query, tables.line, { ...few, portion });
    const { rows } = await db.execute<{ id: string; below: number }>(
      sql`select hit.id, hit.below from (${hits}) hit where hit.below < 0 order by hit.below limit ${datedMax}`,
    );
    best = [...best, ...rows].toSorted((a, b) => a.below - b.below).slice(0, datedMax);
  }
  const ids = best.map(({ id }) => id);
  const lines = sql`select segments.*, ${scoreBelow(query, tables.line)} as below from segments
    where segments.id = any(${sql.param(ids)}::text[])`;
  return {
    lines: await readLines(db, placed(lines, query)),
    passages: await readPassages(db, placed(within(query, tables.passage, few), query)),
  };
}

async function readBoth(db: Db, hitsOf: (table: Table) => Hits): Promise<Ranking> {
  const [lines, passages] = await Promise.all([
    readLines(db, hitsOf(tables.line)),
    readPassages(db, hitsOf(tables.passage)),
  ]);
  return { lines, passages };
}

/** Whether texts are read for phrases and for nothing else. */
function phrasesAlone(clauses: readonly SearchNode[]): boolean {
  const read = clauses.filter((clause) => clause.type !== 'word' && readsText(clause));
  return read.length > 0 && read.every(({ type }) => type === 'phrase');
}

/** The items that may do where they are few; null where they are many. */
async function fewIds(db: Db, conditions: Conditions): Promise<string[] | null> {
  if (conditions.items.length === 0) return null;
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(and(...conditions.items))
    .limit(fewItems + 1);
  return rows.length > fewItems ? null : rows.map(({ id }) => id);
}

const config = sql.raw(`'${textConfig}'`);
const vectorOf = ({ name }: Row): SQL => sql`to_tsvector(${config}, ${name}.text)`;
/** Any of the words. */
const anyWord = (text: string): SQL =>
  sql`replace(plainto_tsquery(${config}, ${text})::text, '&', '|')::tsquery`;

const scoreBelow = ({ mode, text }: NarrowedQuery, table: Table): SQL =>
  mode === 'bm25'
    ? belowOf(sql`${table.name}.text`, text, table.index)
    : sql`-ts_rank(${vectorOf(table)}, ${anyWord(text)}, 1)`;

/** What of these items may match. */
function within(
  query: NarrowedQuery,
  table: Table,
  { ids, conditions, portion }: FewItems & { portion?: Parameters<typeof rowsOfPortion>[0] },
): SQL {
  const pattern = `\\m(${query.stems.map((stem) => stemPrefix(stem).replaceAll('.', '\\.')).join('|')})`;
  const from = portion ? sql`${rowsOfPortion(portion)}, segments` : table.table;
  const all = [
    portion
      ? sql`segments.item_id = portion.item_id and segments.idx >= portion.from_idx and segments.idx < portion.to_idx`
      : sql`${table.name}.item_id = any(${sql.param(ids)}::uuid[])`,
    atEachRow,
    sql`${table.name}.text ~* ${pattern}`,
    ...conditions.row(table),
    ...conditions.text(table),
  ];
  return sql`select ${table.name}.*, ${scoreBelow(query, table)} as below from ${from} where ${and(...all)}`;
}

const among = (conditions: SQL[], { name }: Row): SQL =>
  sql`${name}.item_id in (select ${items.id} from ${items} where ${and(...conditions)})`;

/**
 * A condition that is asked of each row that the index gives. Left to itself the database takes a part of a name for
 * rare, begins with those who have it, and scores all of their lines without the index.
 */
const perRow = (condition: SQL): SQL => sql`coalesce((${condition}), false)`;

type Walk = { conditions: Conditions; most: number };

/** What the index has as the best among many items. The text is read of these alone. */
function across(query: NarrowedQuery, table: Table, { conditions, most }: Walk): SQL {
  const hit: Row = { of: table.of, name: sql`hit` };
  const below = scoreBelow(query, table);
  const text = conditions.text(hit);
  const enough = text.length > 0 ? most : Math.max(query.limit, query.sort === 'date' ? datedMax : 0);
  const ofItems = conditions.items.length === 0 ? [] : [among(conditions.items, table)];
  const row = [
    atEachRow,
    ...[...ofItems, ...conditions.row({ ...table, isWalked: true })].map(perRow),
    ...(query.mode === 'bm25' ? [] : [sql`${vectorOf(table)} @@ ${anyWord(query.text)}`]),
  ];
  const order = query.mode === 'bm25' ? sql`order by ${below}` : sql``;
  return sql`select hit.* from (
      select ${table.name}.*, ${below} as below from ${table.table} where ${and(...row) ?? sql`true`} ${order} limit ${enough}
    ) hit where ${and(...text) ?? sql`true`}`;
}

/** The first of candidates that come in the order of their scores. */
const first = (candidates: SQL, { limit }: NarrowedQuery): Hits => ({
  hits: sql`(${candidates} and hit.below < 0 limit ${limit})`,
});

/** The best of the candidates, or, by date, the newest of those that match well enough. */
function placed(candidates: SQL, { sort, limit }: NarrowedQuery): Hits {
  const dated = sql`(select ${items.publishedAt} from ${items} where ${items.id} = hit.item_id)`;
  const order = sort === 'date' ? sql`${dated} desc nulls last, hit.below` : sql`hit.below`;
  const enough = sort === 'date' ? sql`and hit.below <= hit.best * ${wellEnough}` : sql``;
  const hits = sql`(select hit.*, row_number() over (order by ${order}) as place
    from (select hit.*, min(hit.below) over () as best from (${candidates}) hit) hit
    where hit.below < 0 ${enough} order by place limit ${limit})`;
  return { hits, order: sql`hit.place` };
}
