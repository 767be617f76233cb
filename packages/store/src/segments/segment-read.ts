import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import type { Segment, SegmentLine } from './segment.types.ts';

// A long item's rows come as one JSON text: a sixth of the time that ten thousand rows of values take, which are
// parsed in the database's thread, copied into this one and mapped here, field by field.

type LineRow = [
  id: string,
  idx: number,
  speakerLabel: string | null,
  startMs: number | null,
  endMs: number | null,
  isEstimated: boolean,
  length: number,
];
type SegmentRow = [...line: LineRow, text: string, page: number | null, said: string | null];

const lineFields = 'id, idx, speaker_label, start_ms, end_ms, is_estimated, length(text)';

async function readRows(db: Db, fields: string, where: SQL): Promise<string> {
  const { rows } = await db.execute<{ lines: string | null }>(sql`
    select json_agg(json_build_array(${sql.raw(fields)}) order by idx)::text as lines
    from segments where ${where}`);
  return rows[0]?.lines ?? '[]';
}

/** All segments of an item, or those whose text matches a pattern of PostgreSQL in any case; in order. */
export async function readSegments(db: Db, itemId: string, pattern?: string): Promise<Segment[]> {
  const matching = pattern === undefined ? sql`` : sql` and text ~* ${pattern}`;
  const json = await readRows(db, `${lineFields}, text, page, said`, sql`item_id = ${itemId}${matching}`);
  const rows: SegmentRow[] = JSON.parse(json);
  return rows.map(([id, idx, speakerLabel, startMs, endMs, isEstimated, , text, page, said]) => ({
    id,
    itemId,
    idx,
    speakerLabel,
    text,
    startMs,
    endMs,
    isEstimated,
    page,
    said,
  }));
}

/** All of an item's lines without their text, in order. */
export async function readLines(db: Db, itemId: string): Promise<SegmentLine[]> {
  const text = await readRows(db, lineFields, sql`item_id = ${itemId}`);
  const rows: LineRow[] = JSON.parse(text);
  return rows.map(([id, idx, speakerLabel, startMs, endMs, isEstimated, length]) => ({
    id,
    idx,
    speakerLabel,
    startMs,
    endMs,
    isEstimated,
    length,
  }));
}
