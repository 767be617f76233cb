// A source has thousands of sentences, and rating one costs more than finding it: which of them may answer is told by
// where they stand and by the words that they share with the question, and only the likeliest are rated.
import { correctionsIn } from '../../factuality/read-factuality.ts';
import type { Source } from '../../ports/ports.ts';
import { openRatings, type RatedStatement } from '../../salience/salience.ts';
import { tellsNumber } from '../question/answer-kind.lexicon.ts';
import { saturate } from '../terms/bm25.ts';
import { indexSentences } from '../terms/sentence-index.ts';
import type { Rating } from './rank-places.ts';

/** A sentence of an answer; `at` is its place among the sentences of its source. */
export type PlacedSentence = { sourceIndex: number; at: number; rated: RatedStatement };

/**
 * A sentence that may be told: what its place, its own words and what it stands near are worth, and how much of the
 * subject of its source it has.
 */
export type Prospect = {
  sourceIndex: number;
  at: number;
  place: number;
  own: number;
  near: number;
  centrality: number;
};

/** One that was rated, with its stems. */
export type Candidate = Prospect & PlacedSentence & { stems: ReadonlySet<string> };

export type Nearness = (source: Source) => (segment: number) => number;

/** All sentences of the sources, without those whose figure was corrected later. */
export function prospectsOf(
  { terms, places }: Rating,
  sources: readonly Source[],
  nearnessTo: Nearness,
): Prospect[] {
  const scores = sources.map(() => new Map<number, number>());
  for (const { sourceIndex, segment, score } of places) scores[sourceIndex]?.set(segment, score);
  const weights = new Map(terms.map(({ term, weight }) => [term, weight]));
  return sources.flatMap((source, sourceIndex) => {
    const scoreOf = scores[sourceIndex];
    if (scoreOf === undefined || scoreOf.size === 0) return [];
    const nearOf = nearnessTo(source);
    const { sentences, centralityOf } = openRatings(source);
    const { stems, averageTokens } = indexSentences(source);
    const prospects = sentences.map(
      ({ segment, tokens }, at): Prospect => ({
        sourceIndex,
        at,
        place: scoreOf.get(segment) ?? 0,
        own: ownScore(stems[at] ?? [], weights, tokens.length / averageTokens),
        near: nearOf(segment),
        centrality: centralityOf(at),
      }),
    );
    return corrected(prospects, source);
  });
}

/** Rates one; null where it cannot be told. */
export function candidateOf(prospect: Prospect, sources: readonly Source[]): Candidate | null {
  const source = sources[prospect.sourceIndex];
  if (source === undefined) return null;
  const rated = openRatings(source).of(prospect.at);
  if (rated.polished === '') return null;
  return { ...prospect, rated, stems: new Set(indexSentences(source).stems[prospect.at]) };
}

function ownScore(stems: readonly string[], weights: ReadonlyMap<string, number>, length: number): number {
  const held = stems.filter((stem) => weights.has(stem));
  return [...new Set(held)].reduce((score, stem) => {
    const times = held.filter((one) => one === stem).length;
    return score + (weights.get(stem) ?? 0) * saturate(times, length);
  }, 0);
}

/** What corrects a figure is worth what the sentence was that told the wrong one, which is not told. */
function corrected(prospects: readonly Prospect[], source: Source): Prospect[] {
  const corrections = correctionsIn(source);
  if (corrections.size === 0) return [...prospects];
  const { sentences } = openRatings(source);
  const wrong = new Map<number, Prospect>();
  for (const prospect of prospects) {
    const by = corrections.get(prospect.at);
    const best = by === undefined ? undefined : wrong.get(by);
    if (by !== undefined && (best === undefined || prospect.own > best.own)) wrong.set(by, prospect);
  }
  return prospects
    .filter(({ at }) => !corrections.has(at))
    .map((prospect) => {
      const { segment = -1, text = '' } = sentences[prospect.at] ?? {};
      const before = wrong.get(segment);
      if (before === undefined || !tellsNumber.test(text)) return prospect;
      return {
        ...prospect,
        place: Math.max(before.place, prospect.place),
        own: Math.max(before.own, prospect.own),
        near: Math.max(before.near, prospect.near),
      };
    });
}
