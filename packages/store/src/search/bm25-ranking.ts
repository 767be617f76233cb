import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { passagesMax, type RankedLine, type Ranking, type RankQuery } from './ranked.ts';
import { readLines, readPassages } from './ranked-rows.ts';
import { bm25Index, passagesBm25Index } from './search-index.ts';

/** The best by BM25. The extension's scores are negative, the better the lower; 0 means no match. */
export async function rankByBm25(db: Db, query: RankQuery): Promise<Ranking> {
  const [lines, passages] = await Promise.all([
    rankLinesByBm25(db, query),
    readPassages(db, { hits: passagesOf(query) }),
  ]);
  return { lines, passages };
}

/** The best lines alone. */
export const rankLinesByBm25 = (db: Db, query: RankQuery): Promise<RankedLine[]> =>
  readLines(db, { hits: rankedLines(query) });

/** A word alone has a score of about this much times its inverse frequency, since it is far shorter than a line. */
const loneWord = 1.7;

/** How rare each word is among the lines of the library: its inverse frequency; 0 for a word that none has. */
export async function rarityByBm25(db: Db, words: string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ word: string; below: number }>(sql`
    select word, word <@> to_bm25query(word, ${bm25Index}) as below from unnest(${sql.param(words)}::text[]) as word`);
  return new Map(rows.map(({ word, below }) => [word, Math.max(0, -below) / loneWord]));
}

const inside = ({ itemIds }: RankQuery): SQL =>
  itemIds ? sql`where item_id = any(${sql.param(itemIds)}::uuid[])` : sql``;

/** How far below the best a text of this index stands. */
export const belowOf = (text: SQL, words: string, index: string): SQL =>
  sql`${text} <@> to_bm25query(${words}, ${index})`;

// The extension takes a score from its index, instead of scoring the hit again, where the order is written out as a
// second expression that becomes the same in planning (its parameters are numbered anew) and the scan is no subquery
// for a value; each would take twice the time else. It does so for a whole statement, whether or not all of its tables
// are read by their index, so the two searches are two statements.

function rankedLines(query: RankQuery): SQL {
  const below = belowOf(sql`segments.text`, query.text, bm25Index);
  return sql`(
    select segments.*, ${below} as below
    from segments ${inside(query)}
    order by ${below} limit ${query.limit}
  )`;
}

/** Scored by their own index: both hold text of one library, so that a word is about as rare in the one as in the other. */
function passagesOf(query: RankQuery): SQL {
  const below = belowOf(sql`summary_passages.text`, query.text, passagesBm25Index);
  return sql`(
    select summary_passages.*, ${below} as below
    from summary_passages ${inside(query)}
    order by ${below} limit ${Math.min(query.limit, passagesMax)}
  )`;
}
