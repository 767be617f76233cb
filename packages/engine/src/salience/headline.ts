import { compared, guidance, orders, revised } from './headline.lexicon.ts';
import { headlineWeights } from './headline.weights.ts';
import { adjusted, expected, revenue, share, totalRevenue } from './results.lexicon.ts';
import type { Statement } from './statement-score.ts';

type Sign = { test: (sentence: string) => boolean };

/** "Third quarter revenue was $412 million": the measure of the whole stands before its verb. */
const revenueFirst =
  /^(?:[\p{L}-]+ ){0,4}(?:revenues?|sales) (?:was|were|of|rose|grew|fell|increased|decreased|totaled|reached|came)\b/iu;
const amount = /\$\s?\d/u;
const range = /\brange\b|\bbetween\b|\d\S{0,20} to \S{0,20}\d/iu;
const ebitda = /\bebitda\b/iu;
const revenueOrEbitda: Sign = { test: (sentence) => revenue.test(sentence) || ebitda.test(sentence) };
const anyExpected: Sign = { test: (sentence) => expected.test(sentence) || guidance.test(sentence) };

/** Each sign of a headline with its weight: all of its parts must be there. */
const signs: readonly (readonly [number, ...Sign[]])[] = [
  [headlineWeights.share, share, amount],
  [headlineWeights.shareRange, share, range],
  [headlineWeights.adjustedShare, share, adjusted, /\d/u],
  [headlineWeights.revenueFirst, revenueFirst, amount],
  [headlineWeights.totalRevenue, totalRevenue, amount],
  [headlineWeights.revenueRange, revenueOrEbitda, range],
  [headlineWeights.expectedRange, anyExpected, range],
  [headlineWeights.guidance, guidance, /\d/u],
  [headlineWeights.revised, revised],
  [headlineWeights.billions, revenue, /\bbillion\b/iu],
  [headlineWeights.gaap, /(?<!non[- ])\bgaap\b/iu],
  [headlineWeights.nonGaap, /\bnon-gaap\b/iu],
  [headlineWeights.ebitda, ebitda, amount],
  [headlineWeights.twoAmounts, /\$\s?\d[^$]*\$\s?\d/u],
  [headlineWeights.compared, compared],
  [headlineWeights.orders, orders],
];

/** How much of a headline on a company's results a sentence of its call is: about 15 for the best, 0 for none. */
export function headlineWorth({ polished, words, centrality }: Statement): number {
  const reported = signs
    .filter(([, ...parts]) => parts.every((part) => part.test(polished)))
    .reduce((sum, [weight]) => sum + weight, 0);
  return Math.max(
    0,
    reported + headlineWeights.centrality * centrality + (headlineWeights.word * words) / 30,
  );
}
