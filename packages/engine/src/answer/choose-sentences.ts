import type { Source } from '../ports/ports.ts';
import { type Rated, rateSentences } from '../salience/salience.ts';
import { similarity } from '../salience/select.ts';
import { chosenWeights } from './answer.weights.ts';
import { type AnswerKind, answerKind, anyKind } from './asked/answer-kind.ts';
import { nearness } from './asked/fit.ts';
import type { Needs } from './asked/needs.ts';
import type { Rating } from './rank-places.ts';
import { saturate } from './terms/bm25.ts';
import { searchTerms } from './terms/search-terms.ts';
import { countTerms } from './terms/text-index.ts';

/** A sentence of an answer; `at` is its place among the sentences of its source. */
export type Chosen = { sourceIndex: number; at: number; rated: Rated };

type Candidate = Chosen & { stems: ReadonlySet<string>; place: number; own: number; near: number };

/** Words of an answer. */
const mostWords = 90;
/** A sentence whose score is below this share of the best is not worth adding, to a fact least of all. */
const leastShare = { talk: 0.4, account: 0.4, fact: 0.5 };
/** Share of the words in common from which on two sentences say the same. */
const sameShare = 0.5;

type Choice = { query: string; needs: Needs; rating: Rating; sources: readonly Source[] };

/**
 * Sentences of the best places that say most of what a question asks, none twice, up to the length of an answer; in
 * the order of their sources.
 */
export function chooseSentences({ query, needs, rating, sources }: Choice): Chosen[] {
  const kind = needs.asks === 'talk' ? anyKind : answerKind(query);
  const ranked = rank(candidatesOf(rating, sources, nearnessFor(needs, kind)), kind.toldBy);
  const least = leastShare[needs.asks] * (ranked[0]?.score ?? 0);
  const chosen: Candidate[] = [];
  let words = 0;
  for (const { candidate, score } of ranked) {
    const length = candidate.rated.words;
    if (score <= 0 || score < least || words > 0.9 * mostWords) break;
    const isTooLong = words > 0 && words + length > 1.15 * mostWords;
    if (isTooLong || chosen.some(({ stems }) => similarity(stems, candidate.stems) > sameShare)) continue;
    chosen.push(candidate);
    words += length;
  }
  return withQuestions(chosen, sources).toSorted(order);
}

type Nearness = (source: Source) => (segment: number) => number;

/** What a place counts for standing near what the question names: most where a certain kind of fact is asked for. */
function nearnessFor(needs: Needs, { isOpen }: AnswerKind): Nearness {
  if (needs.asks === 'talk') return () => () => 0;
  const weight = needs.asks === 'fact' && !isOpen ? chosenWeights.nearFact : chosenWeights.nearAccount;
  return (source) => {
    const near = nearness(needs, source);
    return (segment) => weight * (near[segment] ?? 0);
  };
}

function candidatesOf(
  { terms, places }: Rating,
  sources: readonly Source[],
  nearnessTo: Nearness,
): Candidate[] {
  const scores = sources.map(() => new Map<number, number>());
  for (const { sourceIndex, segment, score } of places) scores[sourceIndex]?.set(segment, score);
  const weights = new Map(terms.map(({ term, weight }) => [term, weight]));
  return sources.flatMap((source, sourceIndex) => {
    if (scores[sourceIndex]?.size === 0) return [];
    const nearOf = nearnessTo(source);
    const all = rateSentences(source);
    const average = all.reduce((sum, { sentence }) => sum + sentence.tokens.length, 0) / all.length;
    return all.flatMap((rated, at): Candidate[] => {
      const place = scores[sourceIndex]?.get(rated.sentence.segment) ?? 0;
      if (place === 0 || rated.polished === '') return [];
      const stems = searchTerms(rated.sentence.tokens);
      const own = ownScore(stems, weights, rated.sentence.tokens.length / average);
      return [
        {
          sourceIndex,
          at,
          rated,
          stems: new Set(stems),
          place,
          own,
          near: nearOf(rated.sentence.segment),
        },
      ];
    });
  });
}

function ownScore(stems: readonly string[], weights: ReadonlyMap<string, number>, length: number): number {
  let score = 0;
  for (const [stem, times] of countTerms(stems)) score += (weights.get(stem) ?? 0) * saturate(times, length);
  return score;
}

function rank(
  candidates: readonly Candidate[],
  kindOf: (sentence: string) => number,
): { candidate: Candidate; score: number }[] {
  const greatest = (of: (candidate: Candidate) => number) =>
    candidates.reduce((most, candidate) => Math.max(most, of(candidate)), 0) || 1;
  const [topPlace, topOwn] = [greatest(({ place }) => place), greatest(({ own }) => own)];
  return candidates
    .map((candidate) => {
      const { place, own, near, rated } = candidate;
      const score =
        (chosenWeights.place * place) / topPlace +
        (chosenWeights.own * own) / topOwn +
        near +
        chosenWeights.central * rated.centrality;
      const kind = 1 - chosenWeights.kind * (1 - kindOf(rated.sentence.text));
      return { candidate, score: score * manner(rated) * kind };
    })
    .sort((a, b) => b.score - a.score || order(a.candidate, b.candidate));
}

const order = (a: Chosen, b: Chosen): number => a.sourceIndex - b.sourceIndex || a.at - b.at;

/** A statement answers; a question, a greeting, a scrap of talk and what somebody says of themselves do less. */
function manner({ words, isQuestion, isContent, isFact, dependence, signals }: Rated): number {
  const length = words < 5 ? 0.2 : words < 9 || words > 60 ? 0.7 : 1;
  const self = 1 - Math.min(0.7, chosenWeights.personal * signals.personal);
  return length * self * (isQuestion ? 0.4 : 1) * (isContent || !isFact ? 1 : 0.6) * (1 - 0.2 * dependence);
}

const replies =
  /^\W*(?:yes|yeah|yep|no|nope|exactly|absolutely|correct|definitely|of course|that's right)\b/iu;

/** A sentence that only replies ("Yes, we did") comes with the question before it. */
function withQuestions(chosen: readonly Chosen[], sources: readonly Source[]): Chosen[] {
  const isChosen = new Set(chosen.map(({ sourceIndex, at }) => `${sourceIndex} ${at}`));
  return chosen.flatMap((one) => {
    const { sourceIndex, at, rated } = one;
    const source = sources[sourceIndex];
    const before = source === undefined || at === 0 ? undefined : rateSentences(source)[at - 1];
    const isNeeded = replies.test(rated.sentence.text) && before?.isQuestion === true;
    if (!isNeeded || before.polished === '' || isChosen.has(`${sourceIndex} ${at - 1}`)) return [one];
    return [{ sourceIndex, at: at - 1, rated: before }, one];
  });
}
