import type { Lexicon } from '../lexicon/lexicon.ts';
import {
  appointments,
  companies,
  deals,
  economy,
  fundraising,
  investing,
  investorRelations,
  law,
  market,
  operations,
  people,
  performance,
  regulation,
  results,
} from './theme.lexicon.ts';
import { signWeights } from './theme.weights.ts';

/** What the themes of the insights grid are talked about with, and what a hit weighs. */
const signs: readonly (readonly [number, Lexicon])[] = [
  [signWeights.own, fundraising],
  [signWeights.shared, investorRelations],
  [signWeights.own, performance],
  [signWeights.result, results],
  [signWeights.own, deals],
  [signWeights.shared, investing],
  [signWeights.own, operations],
  [signWeights.shared, companies],
  [signWeights.own, economy],
  [signWeights.shared, market],
  [signWeights.own, regulation],
  [signWeights.shared, law],
  [signWeights.own, appointments],
  [signWeights.shared, people],
];

/** How much a sentence speaks of any of the themes, whichever it is; 0 where none of the signs stands. */
export function themeSubstance(sentence: string): number {
  return signs.reduce((sum, [weight, words]) => sum + (words.test(sentence) ? weight : 0), 0);
}
