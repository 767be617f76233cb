import type { Lexicon } from '../lexicon/lexicon.ts';
import {
  adjusted,
  aside,
  change,
  expected,
  measure,
  outlook,
  quarter,
  revenue,
  share,
  totalRevenue,
  year,
} from './results.lexicon.ts';
import { headlinesWeights, resultsWeights } from './results.weights.ts';

type Sign = Pick<Lexicon, 'test'>;

/** What a reader of a company's results looks for first, and how much it counts beside the others. */
const results: readonly (readonly [number, Sign])[] = [
  [resultsWeights.share, share],
  [resultsWeights.revenue, revenue],
  [resultsWeights.money, /\$\s?\d|\bdollars?\b/iu],
  [resultsWeights.percent, /\d\s?%|\bpercent\b|\bbasis points\b/iu],
  [resultsWeights.outlook, outlook],
  [resultsWeights.year, year],
  [resultsWeights.measure, measure],
  [resultsWeights.quarter, quarter],
  [resultsWeights.change, change],
];

/** Figures of money by the share. */
const perShare = /per (?:\w+ ){0,2}share/iu;

const range = /\bin (?:the|a) range\b|\bbetween\b|\brange of\b|\d\S{0,20} to \S{0,20}\d/iu;
/** What headlines are made of: they tell all of these at once. */
const headlines: readonly (readonly [number, ...Sign[]])[] = [
  [headlinesWeights.shareRange, share, range],
  [headlinesWeights.adjustedShare, share, adjusted],
  [headlinesWeights.totalRevenue, totalRevenue, /\$\s?\d/u],
  [headlinesWeights.gaap, /(?<!non[- ])\bgaap\b/iu],
  [headlinesWeights.expectedRange, expected, range],
  [headlinesWeights.billions, revenue, /\bbillion\b/iu],
  [headlinesWeights.twoAmounts, /\$\s?\d[^$]*\$\s?\d/u],
];

/**
 * How much of a company's results a sentence tells, the longer the less: 0 without a figure, about 8 for the
 * quarter's headline.
 */
export function resultWorth(sentence: string, words: number): number {
  if (!/\d/u.test(sentence)) return 0;
  let worth = 0;
  for (const [weight, pattern] of results) if (pattern.test(sentence)) worth += weight;
  const fit =
    (sentence.includes('$') && perShare.test(sentence) ? resultsWeights.perShare : 1) *
    (aside.test(sentence) ? resultsWeights.aside : 1);
  const headline = headlines
    .filter(([, ...parts]) => parts.every((part) => part.test(sentence)))
    .reduce((sum, [weight]) => sum + weight, 0);
  return (worth * fit) / (1 + words / 60) + headline;
}
