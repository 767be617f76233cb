import type { ThemeId } from '@ecco/domain';
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

/** What each theme of the insights grid is talked about with, and what a hit weighs. */
const signs: readonly (readonly [ThemeId, number, Lexicon])[] = [
  [1, signWeights.own, fundraising],
  [1, signWeights.shared, investorRelations],
  [2, signWeights.own, performance],
  [2, signWeights.result, results],
  [3, signWeights.own, deals],
  [3, signWeights.shared, investing],
  [4, signWeights.own, operations],
  [4, signWeights.shared, companies],
  [5, signWeights.own, economy],
  [5, signWeights.shared, market],
  [6, signWeights.own, regulation],
  [6, signWeights.shared, law],
  [7, signWeights.own, appointments],
  [7, signWeights.shared, people],
];

type ThemeScore = { theme: ThemeId; score: number; total: number };

/** The theme a sentence speaks of most, its score and the score of all; null where none of the signs stands. */
export function themeOf(sentence: string): ThemeScore | null {
  const scores = new Map<ThemeId, number>();
  let total = 0;
  for (const [theme, weight, words] of signs) {
    if (!words.test(sentence)) continue;
    scores.set(theme, (scores.get(theme) ?? 0) + weight);
    total += weight;
  }
  let best: ThemeScore | null = null;
  for (const [theme, score] of scores)
    if (best === null || score > best.score) best = { theme, score, total };
  return best;
}

/** tmp */
export const themeOfClaim = (sentence: string): ThemeId | null => themeOf(sentence)?.theme ?? null;
