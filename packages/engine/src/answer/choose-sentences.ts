import type { Source, ToldSentence } from '../ports/ports.ts';
import { type Rated, rateSentences } from '../salience/salience.ts';
import { similarity } from '../salience/select.ts';
import { chosenWeights } from './answer.weights.ts';
import { type AnswerKind, answerKind, anyKind } from './asked/answer-kind.ts';
import { nearness } from './asked/fit.ts';
import type { Needs } from './asked/needs.ts';
import { type Candidate, type Chosen, candidatesOf, type Nearness } from './candidates.ts';
import type { Decided } from './decided/decided-sentences.ts';
import type { Rating } from './rank-places.ts';
import { toldBefore } from './told-before.ts';

/** Words of an answer. */
const mostWords = 90;
/** A sentence whose score is below this share of the best is not worth adding, to a fact least of all. */
const leastShare = { talk: 0.4, account: 0.4, fact: 0.5 };
/** Share of the words in common from which on two sentences say the same. */
const sameShare = 0.5;

type Choice = {
  query: string;
  needs: Needs;
  rating: Rating;
  sources: readonly Source[];
  /** Of each source, the decision that is asked for. */
  decided: readonly (Decided | null)[];
  /** Sentences that must not be told. */
  without: readonly ToldSentence[];
};

/**
 * Sentences of the best places that say most of what a question asks, none twice, up to the length of an answer; in
 * the order of their sources. What tells a decision that is asked for comes before all others.
 */
export function chooseSentences({ query, needs, rating, sources, decided, without }: Choice): Chosen[] {
  const kind = needs.asks === 'talk' ? anyKind : answerKind(query);
  const isRejected = rejected(sources, without);
  const candidates = candidatesOf(rating, sources, nearnessFor(needs, kind)).filter(
    (candidate) => !isRejected(candidate),
  );
  const ranked = rank(candidates, kind.toldBy);
  const least = leastShare[needs.asks] * (ranked[0]?.score ?? 0);
  const chosen = tellingDecisions(candidates, decided);
  let words = chosen.reduce((sum, { rated }) => sum + rated.words, 0);
  for (const { candidate, score } of ranked) {
    const length = candidate.rated.words;
    if (score <= 0 || score < least || words > 0.9 * mostWords) break;
    const isTooLong = words > 0 && words + length > 1.15 * mostWords;
    if (
      candidate.place === 0 ||
      chosen.includes(candidate) ||
      isTooLong ||
      chosen.some(({ stems }) => similarity(stems, candidate.stems) > sameShare)
    )
      continue;
    chosen.push(candidate);
    words += length;
  }
  return withQuestions(chosen, sources)
    .filter((one) => !isRejected(one))
    .toSorted(order);
}

function rejected(sources: readonly Source[], without: Choice['without']): (one: Chosen) => boolean {
  const isTold = toldBefore(without);
  return ({ sourceIndex, rated }) => {
    const segmentId = sources[sourceIndex]?.segments[rated.sentence.segment]?.id ?? '';
    return without.length > 0 && isTold({ segmentId, text: rated.polished });
  };
}

/** The sentences that tell the decisions, as many as an answer holds. */
function tellingDecisions(candidates: readonly Candidate[], decided: Choice['decided']): Candidate[] {
  const telling = candidates.filter(({ sourceIndex, at }) => decided[sourceIndex]?.sentences.includes(at));
  let words = 0;
  return telling.filter(({ rated }) => {
    const fits = words + rated.words <= 1.15 * mostWords;
    if (fits) words += rated.words;
    return fits;
  });
}

/** What a place counts for standing near what the question names: most where a certain kind of fact is asked for. */
function nearnessFor(needs: Needs, { isOpen }: AnswerKind): Nearness {
  if (needs.asks === 'talk') return () => () => 0;
  const weight = needs.asks === 'fact' && !isOpen ? chosenWeights.nearFact : chosenWeights.nearAccount;
  return (source) => {
    const near = nearness(needs, source);
    return (segment) => weight * (near[segment] ?? 0);
  };
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
