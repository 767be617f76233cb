import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { readSegments } from '../segments/index.ts';
import { passageOf, summaryPassages } from '../summaries/index.ts';
import type { Ranking } from './ranked.ts';
import type { Stemmer } from './stemmer.ts';
import { locateWords, mayMatch, stemPrefix } from './words.ts';

type InsideItem = { itemId: string; stems: string[]; limit: number };

// The usual constants of BM25 (Robertson and Zaragoza, 2009).
const saturation = 1.2;
const lengthWeight = 0.75;

/**
 * The best lines of one item, and what its summary says of it. The library's index would have to be walked until
 * enough of the item's lines turn up, so what may match is fetched and ranked here, by BM25 over the item alone.
 */
export async function rankInsideItem(
  db: Db,
  stemmer: Stemmer,
  { itemId, stems, limit }: InsideItem,
): Promise<Ranking> {
  const pattern = `\\m(${stems.map((stem) => stemPrefix(stem).replaceAll('.', '\\.')).join('|')})`;
  const [segments, passages] = await Promise.all([
    readSegments(db, itemId, pattern),
    db
      .select()
      .from(summaryPassages)
      .where(and(eq(summaryPassages.itemId, itemId), sql`${summaryPassages.text} ~* ${pattern}`))
      .orderBy(summaryPassages.kind, summaryPassages.idx),
  ]);
  const scores = await scoreTexts(
    [...segments, ...passages].map(({ text }) => text),
    stems,
    stemmer,
  );
  const best = <Hit extends { score: number }>(hits: Hit[]): Hit[] =>
    hits
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, limit);
  return {
    lines: best(segments.map((segment, index) => ({ segment, score: scores[index] ?? 0 }))),
    passages: best(
      passages.map((row, index) => ({
        passage: passageOf(row),
        score: scores[segments.length + index] ?? 0,
      })),
    ),
  };
}

/** How well each text has these stems, by BM25 over the texts themselves. */
async function scoreTexts(texts: string[], stems: string[], stemmer: Stemmer): Promise<number[]> {
  const located = texts.map((text) => locateWords(text).map(({ word }) => word));
  const stemOf = await stemmer.stems(located.flat().filter((word) => mayMatch(word, stems)));
  const counted = located.map((words) => ({
    length: words.length,
    counts: stems.map((stem) => words.filter((word) => stemOf.get(word) === stem).length),
  }));
  const weights = stems.map((_, index) => {
    const position = counted.filter(({ counts }) => (counts[index] ?? 0) > 0).length;
    return Math.log(1 + (texts.length - position + 0.5) / (position + 0.5));
  });
  const meanLength = counted.reduce((sum, { length }) => sum + length, 0) / Math.max(1, counted.length);
  return counted.map(({ counts, length }) =>
    counts.reduce((sum, count, index) => {
      const norm = saturation * (1 - lengthWeight + (lengthWeight * length) / meanLength);
      return sum + ((weights[index] ?? 0) * count * (saturation + 1)) / (count + norm);
    }, 0),
  );
}
