import type { Source } from '../../ports/ports.ts';
import type { RatedStatement } from '../../salience/salience.ts';
import { nearness } from '../fit/fit.ts';
import type { AnswerKind } from '../question/answer-kind.ts';
import type { Needs } from '../question/needs.ts';
import { chosenWeights } from './answer.weights.ts';
import { type Candidate, candidateOf, type Nearness, type Prospect } from './candidates.ts';
import { mostConcern } from './concerns.ts';

/** A candidate, and how well it answers; `isDecision`: it tells the decision that is asked for. */
export type RankedSentence = { candidate: Candidate; score: number; isDecision: boolean };

/** What a place counts for standing near what the question names: most where a certain kind of fact is asked for. */
export function nearnessFor(needs: Needs, { isOpen }: AnswerKind): Nearness {
  if (needs.asks === 'talk') return () => () => 0;
  const weight = needs.asks === 'fact' && !isOpen ? chosenWeights.nearFact : chosenWeights.nearAccount;
  return (source) => {
    const near = nearness(needs, source);
    return (segment) => weight * (near[segment] ?? 0);
  };
}

type RankingContext = {
  sources: readonly Source[];
  kind: AnswerKind;
  concernOf: (stems: ReadonlySet<string>) => number;
};

type ProspectScore = { prospect: Prospect; standing: number };

/**
 * Candidates by how well they answer, the best first: by their place, their own words, their kind, and what their reader
 * wants to know. What a sentence tells and how can only take from what its place and its words are worth, but for what
 * concerns the reader: so one is rated when nothing rated before is sure to answer better.
 */
export function* rankCandidates(
  prospects: readonly Prospect[],
  { sources, kind, concernOf }: RankingContext,
): Generator<RankedSentence, void> {
  const rate = ({ prospect, standing }: ProspectScore): RankedSentence[] => {
    const candidate = candidateOf(prospect, sources);
    if (candidate === null) return [];
    const { rated, stems } = candidate;
    const told = kind.toldBy(rated.sentence.text);
    const ofKind = 1 - chosenWeights.kind * (1 - told);
    // When a body meets again is told in passing, and is what a question of a day asks for.
    const isAsked = !kind.isOpen && told === 1;
    const score = standing * manner(rated, isAsked) * ofKind * concernOf(stems);
    return [{ candidate, score, isDecision: false }];
  };
  const ahead: RankedSentence[] = [];
  for (const one of byStanding(prospects)) {
    const sure = ahead.findIndex(({ score }) => score <= one.standing * mostConcern);
    yield* ahead.splice(0, sure === -1 ? ahead.length : sure);
    for (const ranked of rate(one)) {
      const behind = ahead.findIndex((other) => byScore(ranked, other) < 0);
      ahead.splice(behind === -1 ? ahead.length : behind, 0, ranked);
    }
  }
  yield* ahead;
}

const byScore = (a: RankedSentence, b: RankedSentence): number =>
  b.score - a.score || order(a.candidate, b.candidate);

function byStanding(prospects: readonly Prospect[]): ProspectScore[] {
  const greatest = (of: (prospect: Prospect) => number) =>
    prospects.reduce((most, prospect) => Math.max(most, of(prospect)), 0) || 1;
  const [topPlace, topOwn] = [greatest(({ place }) => place), greatest(({ own }) => own)];
  return prospects
    .map((prospect) => {
      const { place, own, near, centrality } = prospect;
      const standing =
        (chosenWeights.place * place) / topPlace +
        (chosenWeights.own * own) / topOwn +
        near +
        chosenWeights.central * centrality;
      return { prospect, standing };
    })
    .sort((a, b) => b.standing - a.standing || order(a.prospect, b.prospect));
}

type SentencePlace = { sourceIndex: number; at: number };

export const order = (a: SentencePlace, b: SentencePlace): number =>
  a.sourceIndex - b.sourceIndex || a.at - b.at;

/** A statement answers; a question, a greeting, a scrap of talk and what somebody says of themselves do less. */
function manner(
  { words, isQuestion, isContent, isFact, dependence, signals }: RatedStatement,
  isAsked: boolean,
): number {
  // "Six percent of our income." is all of an answer.
  const scrap = isAsked ? 0.7 : 0.2;
  const length = words < 5 ? scrap : words < 9 || words > 60 ? 0.7 : 1;
  const self = 1 - Math.min(0.7, chosenWeights.personal * signals.personal);
  return (
    length *
    self *
    (isQuestion ? 0.4 : 1) *
    (isContent || !isFact || isAsked ? 1 : 0.6) *
    (1 - 0.2 * dependence)
  );
}
