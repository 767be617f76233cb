import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import type { SummaryPassage } from '../summaries/index.ts';
import { passagesMax, type RankedLine, type RankedPassage, type Ranking, type RankQuery } from './ranked.ts';
import { bm25Index, passagesBm25Index } from './search-index.ts';

type LineRow = [
  id: string,
  itemId: string,
  idx: number,
  speakerLabel: string | null,
  text: string,
  startMs: number | null,
  endMs: number | null,
  page: number | null,
  below: number,
  itemVersion: string,
];
type PassageRow = [
  itemId: string,
  kind: SummaryPassage['kind'],
  idx: number,
  lines: SummaryPassage['lines'],
  below: number,
  itemVersion: string,
];

const itemVersion = sql`(select concat(items.xmin, items.ctid) from items where items.id = hit.item_id)`;

/** The best by BM25. The extension's scores are negative, the better the lower; 0 means no match. */
export async function rankByBm25(db: Db, query: RankQuery): Promise<Ranking> {
  const [lines, passages] = await Promise.all([
    rankLinesByBm25(db, query),
    readHits<PassageRow>(db, passagesOf(query)),
  ]);
  return { lines, passages: passages.map(passageOfRow).filter(({ score }) => score > 0) };
}

/** The best lines alone. */
export async function rankLinesByBm25(db: Db, query: RankQuery): Promise<RankedLine[]> {
  const lines = await readHits<LineRow>(db, linesOf(query));
  return lines.map(lineOfRow).filter(({ score }) => score > 0);
}

/** Hits come as one JSON text, since twenty rows of many values take longer on their way here than to be found. */
async function readHits<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const { rows } = await db.execute<{ hits: string | null }>(statement);
  return JSON.parse(rows[0]?.hits ?? '[]');
}

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

// The extension takes a score from its index, instead of scoring the hit again, where the order is written out as a
// second expression that becomes the same in planning (its parameters are numbered anew) and the scan is no subquery
// for a value; each would take twice the time else. It does so for a whole statement, whether or not all of its tables
// are read by their index, so the two searches are two statements.

function linesOf(query: RankQuery): SQL {
  const below = sql`segments.text <@> to_bm25query(${query.text}, ${bm25Index})`;
  return sql`
    select json_agg(json_build_array(hit.id, hit.item_id, hit.idx, hit.speaker_label, hit.text, hit.start_ms,
      hit.end_ms, hit.page, hit.below, ${itemVersion}) order by hit.below)::text as hits
    from (
      select segments.*, ${below} as below
      from segments ${inside(query)}
      order by ${below} limit ${query.limit}
    ) hit`;
}

/** Scored by their own index: both hold text of one library, so that a word is about as rare in the one as in the other. */
function passagesOf(query: RankQuery): SQL {
  const below = sql`summary_passages.text <@> to_bm25query(${query.text}, ${passagesBm25Index})`;
  return sql`
    select json_agg(json_build_array(hit.item_id, hit.kind, hit.idx, hit.lines, hit.below, ${itemVersion})
      order by hit.below)::text as hits
    from (
      select summary_passages.*, ${below} as below
      from summary_passages ${inside(query)}
      order by ${below} limit ${Math.min(query.limit, passagesMax)}
    ) hit`;
}

const lineOfRow = (row: LineRow): RankedLine => {
  const [id, itemId, idx, speakerLabel, text, startMs, endMs, page, below, version] = row;
  return {
    segment: { id, itemId, idx, speakerLabel, text, startMs, endMs, page },
    score: -below,
    itemVersion: version,
  };
};

const passageOfRow = ([itemId, kind, idx, lines, below, version]: PassageRow): RankedPassage => ({
  passage: { itemId, kind, idx, lines },
  score: -below,
  itemVersion: version,
});
