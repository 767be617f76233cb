import type { QuestionForm } from '@ecco/domain';
import { largestOf } from '@ecco/domain';
import type { QuestionSource } from '../../ports/ports.ts';
import type { ClaimSentence } from './claims.ts';

/** Forms that one run of words answers: it comes first. */
const pointed: readonly QuestionForm[] = ['number', 'name', 'date'];

/** Claims that answer nearly as well as the best: of those the one most often told comes first, then the newest. */
const nearShare = 0.8;

/**
 * The claims in the order in which they are told: the decision that is asked for, then what answers to the point, of
 * that the newest where sources of one show or body tell of several times; what changed from the oldest on; else source by source, the one
 * that answers best first, as it was said.
 */
export function arrange<One extends ClaimSentence>(
  claims: readonly One[][],
  form: QuestionForm,
  sources: readonly QuestionSource[],
): One[][] {
  const bestOf = new Map<number, number>();
  for (const { candidate, score } of claims.flat())
    bestOf.set(candidate.sourceIndex, Math.max(bestOf.get(candidate.sourceIndex) ?? 0, score));
  const dateOf = (claim: readonly ClaimSentence[]): number =>
    largestOf(claim.map(({ candidate }) => Date.parse(sources[candidate.sourceIndex]?.date ?? '') || 0));
  const most = largestOf(claims.flat().map(({ candidate }) => candidate.own)) || 1;
  // Of two that answer to the point the one that has more words of the question.
  const scoreOf = (claim: readonly ClaimSentence[]): number =>
    largestOf(claim.map(({ score, candidate }) => score * (candidate.own / most)));
  const bySource = (one: readonly ClaimSentence[], other: readonly ClaimSentence[]): number => {
    const [a, b] = [one[0]?.candidate, other[0]?.candidate];
    if (a === undefined || b === undefined) return 0;
    const best = (bestOf.get(b.sourceIndex) ?? 0) - (bestOf.get(a.sourceIndex) ?? 0);
    return best || a.sourceIndex - b.sourceIndex || a.at - b.at;
  };
  if (form === 'change') return claims.toSorted((a, b) => dateOf(a) - dateOf(b) || bySource(a, b));
  if (!pointed.includes(form)) return claims.toSorted(bySource);
  const decisions = claims.filter(([first]) => first?.isDecision === true);
  const pointedly = claims.filter(([one]) => one !== undefined && one.lead !== null && !one.isDecision);
  const others = claims.filter((claim) => !pointedly.includes(claim) && !decisions.includes(claim));
  const best = pointedly.reduce((most, claim) => Math.max(most, scoreOf(claim)), 0);
  const isNear = (claim: readonly ClaimSentence[]): boolean => scoreOf(claim) >= nearShare * best;
  const shows = new Set(
    pointedly
      .filter(isNear)
      .flat()
      .map(({ candidate }) => sources[candidate.sourceIndex]?.context.showName ?? null),
  );
  // What is new of one house says nothing against what is older of another.
  const isOfOneHouse = shows.size === 1 && !shows.has(null);
  const newest = (a: readonly ClaimSentence[], b: readonly ClaimSentence[]): number =>
    isOfOneHouse ? dateOf(b) - dateOf(a) : 0;
  const first = pointedly.toSorted(
    (a, b) =>
      Number(isNear(b)) - Number(isNear(a)) ||
      (isNear(a) ? b.length - a.length || newest(a, b) : 0) ||
      scoreOf(b) - scoreOf(a) ||
      bySource(a, b),
  );
  // Of two records of one decision the one that says what is asked.
  const hasLead = (claim: readonly ClaimSentence[]): number =>
    Number(claim.some(({ lead }) => lead !== null));
  const told = decisions.toSorted((a, b) => hasLead(b) - hasLead(a) || bySource(a, b));
  return [...told, ...first, ...others.toSorted(bySource)];
}
