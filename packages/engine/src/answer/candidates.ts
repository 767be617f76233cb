import { correctionsIn } from '../factuality/read-factuality.ts';
import type { Source } from '../ports/ports.ts';
import { type Rated, rateSentences } from '../salience/salience.ts';
import { tellsNumber } from './asked/answer-kind.lexicon.ts';
import type { Rating } from './rank-places.ts';
import { saturate } from './terms/bm25.ts';
import { searchTerms } from './terms/search-terms.ts';
import { countTerms } from './terms/text-index.ts';

/** A sentence of an answer; `at` is its place among the sentences of its source. */
export type Chosen = { sourceIndex: number; at: number; rated: Rated };

/** One that may be chosen: its stems, and what its place, its own words and what it stands near are worth. */
export type Candidate = Chosen & { stems: ReadonlySet<string>; place: number; own: number; near: number };

export type Nearness = (source: Source) => (segment: number) => number;

/** All sentences of the sources that can be told, without those whose figure was corrected later. */
export function candidatesOf(
  { terms, places }: Rating,
  sources: readonly Source[],
  nearnessTo: Nearness,
): Candidate[] {
  const scores = sources.map(() => new Map<number, number>());
  for (const { sourceIndex, segment, score } of places) scores[sourceIndex]?.set(segment, score);
  const weights = new Map(terms.map(({ term, weight }) => [term, weight]));
  return sources.flatMap((source, sourceIndex) => {
    const scoreOf = scores[sourceIndex];
    if (scoreOf === undefined || scoreOf.size === 0) return [];
    const nearOf = nearnessTo(source);
    const all = rateSentences(source);
    const average = all.reduce((sum, { sentence }) => sum + sentence.tokens.length, 0) / all.length;
    const candidates = all.flatMap((rated, at): Candidate[] => {
      if (rated.polished === '') return [];
      const { segment, tokens } = rated.sentence;
      const stems = searchTerms(tokens);
      const own = ownScore(stems, weights, tokens.length / average);
      const place = scoreOf.get(segment) ?? 0;
      return [{ sourceIndex, at, rated, stems: new Set(stems), place, own, near: nearOf(segment) }];
    });
    return corrected(candidates, correctionsIn(source));
  });
}

function ownScore(stems: readonly string[], weights: ReadonlyMap<string, number>, length: number): number {
  let score = 0;
  for (const [stem, times] of countTerms(stems)) score += (weights.get(stem) ?? 0) * saturate(times, length);
  return score;
}

/** What corrects a figure is worth what the sentence was that told the wrong one, which is not told. */
function corrected(candidates: readonly Candidate[], corrections: ReadonlyMap<number, number>): Candidate[] {
  if (corrections.size === 0) return [...candidates];
  const wrong = new Map<number, Candidate>();
  for (const candidate of candidates) {
    const by = corrections.get(candidate.at);
    const best = by === undefined ? undefined : wrong.get(by);
    if (by !== undefined && (best === undefined || candidate.own > best.own)) wrong.set(by, candidate);
  }
  return candidates
    .filter(({ at }) => !corrections.has(at))
    .map((candidate) => {
      const { segment, text } = candidate.rated.sentence;
      const before = wrong.get(segment);
      if (before === undefined || !tellsNumber.test(text)) return candidate;
      const { place, own, near } = before;
      return {
        ...candidate,
        place: Math.max(place, candidate.place),
        own: Math.max(own, candidate.own),
        near: Math.max(near, candidate.near),
      };
    });
}
