import type { Db } from '../connection/db.ts';
import type { Segment } from '../segments/segment.types.ts';
import { readSegments } from '../segments/segment-read.ts';
import type { Stemmer } from './stemmer.ts';
import { locateWords, mayMatch, stemPrefix } from './words.ts';

type InsideItem = { itemId: string; stems: string[]; limit: number };

// The usual constants of BM25 (Robertson and Zaragoza, 2009).
const saturation = 1.2;
const lengthWeight = 0.75;

/**
 * The best segments of one item. The library's index would have to be walked until enough of the item's lines
 * turn up, so the lines that may match are fetched and ranked here, by BM25 over the item alone.
 */
export async function rankInsideItem(
  db: Db,
  stemmer: Stemmer,
  { itemId, stems, limit }: InsideItem,
): Promise<{ segment: Segment; score: number }[]> {
  const pattern = `\\m(${stems.map((stem) => stemPrefix(stem).replaceAll('.', '\\.')).join('|')})`;
  const candidates = await readSegments(db, itemId, pattern);
  const located = candidates.map((segment) => ({ segment, words: locateWords(segment.text) }));
  const stemOf = await stemmer.stems(
    located.flatMap(({ words }) => words.map(({ word }) => word).filter((word) => mayMatch(word, stems))),
  );
  const counted = located.map(({ segment, words }) => ({
    segment,
    length: words.length,
    counts: stems.map((stem) => words.filter(({ word }) => stemOf.get(word) === stem).length),
  }));
  const weights = stems.map((_, index) => {
    const found = counted.filter(({ counts }) => (counts[index] ?? 0) > 0).length;
    return Math.log(1 + (candidates.length - found + 0.5) / (found + 0.5));
  });
  const meanLength = counted.reduce((sum, { length }) => sum + length, 0) / Math.max(1, counted.length);
  const scoreOf = ({ counts, length }: { counts: number[]; length: number }) =>
    counts.reduce((sum, count, index) => {
      const norm = saturation * (1 - lengthWeight + (lengthWeight * length) / meanLength);
      return sum + ((weights[index] ?? 0) * count * (saturation + 1)) / (count + norm);
    }, 0);
  return counted
    .map((entry) => ({ segment: entry.segment, score: scoreOf(entry) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.segment.idx - b.segment.idx)
    .slice(0, limit);
}
