import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { segments } from '../segments/segment.table.ts';
import type { Segment } from '../segments/segment.types.ts';
import { bm25Index } from './search-index.ts';
import { textConfig } from './text-config.ts';

/** `itemVersion` changes with every write of the item's row; missing where the ranking did not meet it. */
export type Ranked = { segment: Segment; score: number; itemVersion?: string };
export type RankQuery = { text: string; limit: number; itemIds: string[] | undefined };

const inside = (itemIds: string[] | undefined) => (itemIds ? inArray(segments.itemId, itemIds) : undefined);

type HitRow = [
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

/**
 * The best by BM25. The extension's scores are negative, the better the lower; 0 means no match. Comes as one JSON
 * text, since twenty rows of many values take longer on their way here than to be found.
 */
export async function rankByBm25(db: Db, query: RankQuery): Promise<Ranked[]> {
  // Written out in both places: under a name the extension would not see that the index has the score already, and
  // score every hit again, which takes as long as finding them.
  const below = sql`segments.text <@> to_bm25query(${query.text}, ${bm25Index})`;
  const { rows } = await db.execute<{ hits: string | null }>(sql`
    select json_agg(json_build_array(hit.id, hit.item_id, hit.idx, hit.speaker_label, hit.text, hit.start_ms,
      hit.end_ms, hit.page, hit.below,
      (select concat(items.xmin, items.ctid) from items where items.id = hit.item_id)) order by hit.below)::text as hits
    from (
      select segments.*, ${below} as below
      from segments ${query.itemIds ? sql`where item_id = any(${sql.param(query.itemIds)}::uuid[])` : sql``}
      order by ${below} limit ${query.limit}
    ) hit`);
  const hits: HitRow[] = JSON.parse(rows[0]?.hits ?? '[]');
  return hits
    .filter(([, , , , , , , , below]) => below < 0)
    .map(([id, itemId, idx, speakerLabel, text, startMs, endMs, page, below, itemVersion]) => ({
      segment: { id, itemId, idx, speakerLabel, text, startMs, endMs, page },
      score: -below,
      itemVersion,
    }));
}

// Ranking reads every candidate's text, so a word that half of the library says must not bring them all.
const candidatesMax = 2_000;

/**
 * PostgreSQL's own text search, where there is no BM25 extension: segments with all words, and, when these are
 * too few, with any of them.
 */
export async function rankByTextSearch(db: Db, query: RankQuery): Promise<Ranked[]> {
  const allWords = sql`plainto_tsquery(${sql.raw(`'${textConfig}'`)}, ${query.text})`;
  const all = await rankMatches(db, query, allWords);
  if (all.length >= query.limit) return all;
  const known = new Set(all.map((row) => row.segment.id));
  const any = await rankMatches(db, query, sql`replace(${allWords}::text, '&', '|')::tsquery`);
  return [...all, ...any.filter((row) => !known.has(row.segment.id))].slice(0, query.limit);
}

async function rankMatches(db: Db, query: RankQuery, words: SQL): Promise<Ranked[]> {
  const vector = sql`to_tsvector(${sql.raw(`'${textConfig}'`)}, ${segments.text})`;
  const candidates = db.$with('candidates').as(
    db
      .select({ id: segments.id })
      .from(segments)
      .where(and(sql`${vector} @@ ${words}`, inside(query.itemIds)))
      .limit(candidatesMax),
  );
  const score = sql<number>`ts_rank(${vector}, ${words}, 1)`;
  return db
    .with(candidates)
    .select({ segment: segments, score })
    .from(candidates)
    .innerJoin(segments, eq(segments.id, candidates.id))
    .orderBy(desc(score), segments.id)
    .limit(query.limit);
}
