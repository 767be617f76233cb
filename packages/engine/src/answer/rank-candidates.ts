import type { Rated } from '../salience/salience.ts';
import { chosenWeights } from './answer.weights.ts';
import type { AnswerKind } from './asked/answer-kind.ts';
import { nearness } from './asked/fit.ts';
import type { Needs } from './asked/needs.ts';
import type { Candidate, Chosen, Nearness } from './candidates.ts';

/** A candidate, and how well it answers; `isDecision`: it tells the decision that is asked for. */
export type Ranked = { candidate: Candidate; score: number; isDecision: boolean };

/** What a place counts for standing near what the question names: most where a certain kind of fact is asked for. */
export function nearnessFor(needs: Needs, { isOpen }: AnswerKind): Nearness {
  if (needs.asks === 'talk') return () => () => 0;
  const weight = needs.asks === 'fact' && !isOpen ? chosenWeights.nearFact : chosenWeights.nearAccount;
  return (source) => {
    const near = nearness(needs, source);
    return (segment) => weight * (near[segment] ?? 0);
  };
}

type Weighing = { kindOf: (sentence: string) => number; concernOf: (stems: ReadonlySet<string>) => number };

/** Candidates by how well they answer: by their place, their own words, their kind, and what their reader wants to know. */
export function rankCandidates(candidates: readonly Candidate[], { kindOf, concernOf }: Weighing): Ranked[] {
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
      return {
        candidate,
        score: score * manner(rated) * kind * concernOf(candidate.stems),
        isDecision: false,
      };
    })
    .sort((a, b) => b.score - a.score || order(a.candidate, b.candidate));
}

export const order = (a: Chosen, b: Chosen): number => a.sourceIndex - b.sourceIndex || a.at - b.at;

/** A statement answers; a question, a greeting, a scrap of talk and what somebody says of themselves do less. */
function manner({ words, isQuestion, isContent, isFact, dependence, signals }: Rated): number {
  const length = words < 5 ? 0.2 : words < 9 || words > 60 ? 0.7 : 1;
  const self = 1 - Math.min(0.7, chosenWeights.personal * signals.personal);
  return length * self * (isQuestion ? 0.4 : 1) * (isContent || !isFact ? 1 : 0.6) * (1 - 0.2 * dependence);
}
