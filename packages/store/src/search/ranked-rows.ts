import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import type { SummaryPassage } from '../summaries/index.ts';
import type { RankedLine, RankedPassage } from './ranked.ts';

type LineRow = [
  id: string,
  itemId: string,
  idx: number,
  speakerLabel: string | null,
  text: string,
  startMs: number | null,
  endMs: number | null,
  isEstimated: boolean,
  page: number | null,
  below: number,
];
type PassageRow = [
  itemId: string,
  kind: SummaryPassage['kind'],
  idx: number,
  lines: SummaryPassage['lines'],
  below: number,
];

/** Hits come as one JSON text, since twenty rows of many values take longer on their way here than to be found. */
async function readHits<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const { rows } = await db.execute<{ hits: string | null }>(statement);
  return JSON.parse(rows[0]?.hits ?? '[]');
}

/**
 * Of rows that are called `hit`; `below`: the score with a minus sign, so that the best come first, which is their order
 * where no other is wanted.
 */
export type Hits = { hits: SQL; order?: SQL };

const ordered = (order: SQL | undefined): SQL => (order ? sql` order by ${order}` : sql``);

/** The best first, unless they came in an order of their own: here it costs less than in the database. */
const rankedOrder = <Row extends { score: number }>(rows: Row[], order: SQL | undefined): Row[] =>
  order ? rows : rows.sort((a, b) => b.score - a.score);

/** The lines among these rows, in this order. */
export async function readLines(db: Db, { hits, order }: Hits): Promise<RankedLine[]> {
  const rows = await readHits<LineRow>(
    db,
    sql`select json_agg(json_build_array(hit.id, hit.item_id, hit.idx, hit.speaker_label, hit.text, hit.start_ms,
      hit.end_ms, hit.is_estimated, hit.page, hit.below)${ordered(order)})::text as hits from ${hits} hit`,
  );
  return rankedOrder(rows.map(lineOfRow), order).filter(({ score }) => score > 0);
}

/** The passages of summaries among these rows, in this order. */
export async function readPassages(db: Db, { hits, order }: Hits): Promise<RankedPassage[]> {
  const rows = await readHits<PassageRow>(
    db,
    sql`select json_agg(json_build_array(hit.item_id, hit.kind, hit.idx, hit.lines, hit.below)${ordered(order)})::text as hits from ${hits} hit`,
  );
  return rankedOrder(rows.map(passageOfRow), order).filter(({ score }) => score > 0);
}

const lineOfRow = (row: LineRow): RankedLine => {
  const [id, itemId, idx, speakerLabel, text, startMs, endMs, isEstimated, page, below] = row;
  return {
    segment: { id, itemId, idx, speakerLabel, text, startMs, endMs, isEstimated, page },
    score: -below,
  };
};

const passageOfRow = ([itemId, kind, idx, lines, below]: PassageRow): RankedPassage => ({
  passage: { itemId, kind, idx, lines },
  score: -below,
});
