import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { segments } from '../segments/segment.table.ts';
import type { Segment } from '../segments/segment.types.ts';
import { bm25Index, textConfig } from './search-index.ts';

export type Ranked = { segment: Segment; score: number };
export type RankQuery = { text: string; limit: number; itemIds: string[] | undefined };

const inside = (itemIds: string[] | undefined) => (itemIds ? inArray(segments.itemId, itemIds) : undefined);

/** The best by BM25. The extension's scores are negative, the better the lower; 0 means no match. */
export async function rankByBm25(db: Db, query: RankQuery): Promise<Ranked[]> {
  const distance = sql<number>`${segments.text} <@> to_bm25query(${query.text}, ${bm25Index})`;
  const rows = await db
    .select({ segment: segments, distance })
    .from(segments)
    .where(inside(query.itemIds))
    .orderBy(distance)
    .limit(query.limit);
  return rows
    .filter((row) => row.distance < 0)
    .map(({ segment, distance: below }) => ({ segment, score: -below }));
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
