import { largestOf } from '@ecco/domain';
import { selfContainment } from '../discourse/self-contained.ts';
import { consequenceValue } from '../salience/news.ts';
import type { RatedStatement } from '../salience/salience.ts';
import { rankDiverse, sourceOrder } from '../salience/select.ts';
import { consequencesWeights } from './summary-plan.weights.ts';

/** One sentence on what follows for an institution, or two where the second is nearly as good; often none. */
export function chooseConsequences(fit: readonly RatedStatement[]): RatedStatement[] {
  const worth = (one: RatedStatement): number => {
    if (one.words < 11) return 0;
    const self = selfContainment(one.polished);
    return self < consequencesWeights.leastSelfContained
      ? 0
      : (one.score + consequencesWeights.centrality * one.centrality) * self * consequenceValue(one.polished);
  };
  const chosen = rankDiverse({ candidates: fit, count: 2, worth });
  const top = largestOf(chosen.map(worth));
  return sourceOrder(
    chosen.filter(
      (one) => worth(one) > consequencesWeights.least && worth(one) >= consequencesWeights.besideBest * top,
    ),
  );
}
