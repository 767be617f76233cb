import { sourceWeights } from './retrieve/answer.weights.ts';

/** Items that are read for one question, at most. */
export const askedSourcesMax = sourceWeights.most;

/** Of the items that a search found, the best first, those worth reading: not what has far less of it than the best. */
export function chooseSources<Found extends { score: number }>(found: readonly Found[]): Found[] {
  const best = found[0]?.score ?? 0;
  return found.filter(({ score }) => score >= sourceWeights.leastShare * best).slice(0, askedSourcesMax);
}
