import { and, desc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { segments } from '../segments/index.ts';
import { passageOf, summaryPassages } from '../summaries/index.ts';
import { textConfig } from '../text/text-config.ts';
import { passagesMax, type RankedLine, type RankedPassage, type Ranking, type RankQuery } from './ranked.ts';

// Ranking reads every candidate's text, so a word that half of the library says must not bring them all.
const candidatesMax = 2_000;

const config = sql.raw(`'${textConfig}'`);

/**
 * PostgreSQL's own text search, where there is no BM25 extension: what has all words, and, where that is too little,
 * what has any of them. A score is between 0 and 1, and 1 more for all words.
 */
export async function rankByTextSearch(db: Db, query: RankQuery): Promise<Ranking> {
  const ofPassages = { ...query, limit: Math.min(query.limit, passagesMax) };
  const [lines, passages] = await Promise.all([
    rankLinesByTextSearch(db, query),
    allOrAny(ofPassages, (words) => rankPassages(db, ofPassages, words)),
  ]);
  return { lines, passages };
}

/** The best lines alone. */
export const rankLinesByTextSearch = (db: Db, query: RankQuery): Promise<RankedLine[]> =>
  allOrAny(query, (words) => rankLines(db, query, words));

async function allOrAny<Hit extends { id: string; score: number }>(
  { text, limit }: RankQuery,
  rank: (words: SQL) => Promise<Hit[]>,
): Promise<Hit[]> {
  const words = sql`plainto_tsquery(${config}, ${text})`;
  const all = (await rank(words)).map((hit) => ({ ...hit, score: hit.score + 1 }));
  if (all.length >= limit) return all;
  const known = new Set(all.map(({ id }) => id));
  const any = await rank(sql`replace(${words}::text, '&', '|')::tsquery`);
  return [...all, ...any.filter(({ id }) => !known.has(id))].slice(0, limit);
}

const vectorOf = (text: SQLWrapper): SQL => sql`to_tsvector(${config}, ${text})`;
const scoreOf = (text: SQLWrapper, words: SQL): SQL<number> => sql`ts_rank(${vectorOf(text)}, ${words}, 1)`;

async function rankLines(
  db: Db,
  { itemIds, limit }: RankQuery,
  words: SQL,
): Promise<(RankedLine & { id: string })[]> {
  const candidates = db.$with('candidates').as(
    db
      .select({ id: segments.id })
      .from(segments)
      .where(
        and(
          sql`${vectorOf(segments.text)} @@ ${words}`,
          itemIds ? inArray(segments.itemId, itemIds) : undefined,
        ),
      )
      .limit(candidatesMax),
  );
  const score = scoreOf(segments.text, words);
  return db
    .with(candidates)
    .select({ id: segments.id, segment: segments, score })
    .from(candidates)
    .innerJoin(segments, eq(segments.id, candidates.id))
    .orderBy(desc(score), segments.id)
    .limit(limit);
}

async function rankPassages(
  db: Db,
  { itemIds, limit }: RankQuery,
  words: SQL,
): Promise<(RankedPassage & { id: string })[]> {
  const candidates = db
    .select()
    .from(summaryPassages)
    .where(
      and(
        sql`${vectorOf(summaryPassages.text)} @@ ${words}`,
        itemIds ? inArray(summaryPassages.itemId, itemIds) : undefined,
      ),
    )
    .limit(candidatesMax)
    .as('candidates');
  const score = scoreOf(candidates.text, words);
  const rows = await db
    .select({ row: candidates._.selectedFields, score })
    .from(candidates)
    .orderBy(desc(score), candidates.itemId, candidates.kind, candidates.idx)
    .limit(limit);
  return rows.map(({ row, score: value }) => ({
    id: `${row.itemId}/${row.kind}/${row.idx}`,
    passage: passageOf(row),
    score: value,
  }));
}
