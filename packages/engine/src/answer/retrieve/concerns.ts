import { largestOf } from '@ecco/domain';
import { searchTermsOf } from '../terms/search-terms.ts';
import { concernWeights } from './answer.weights.ts';

/** What a sentence can weigh more at most. */
export const mostConcern = 1 + concernWeights.concern;

/** How much more a sentence weighs that concerns what its reader wants to know: 1 where it does not. */
export function concerns(wanted: readonly string[]): (stems: ReadonlySet<string>) => number {
  const each = wanted.map((text) => new Set(searchTermsOf(text))).filter(({ size }) => size > 0);
  return (stems) => {
    const held = each.map(
      (wishes) => [...wishes].filter((stem) => stems.has(stem)).length / Math.min(wishes.size, 3),
    );
    return 1 + concernWeights.concern * Math.min(1, largestOf(held, 0));
  };
}
