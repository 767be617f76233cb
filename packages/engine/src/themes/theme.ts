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

/** What each theme of the insights grid is talked about with, and what a hit weighs; set by hand. */
const signs: readonly (readonly [ThemeId, number, Lexicon])[] = [
  [1, 2, fundraising],
  [1, 1, investorRelations],
  [2, 2, performance],
  [2, 1.2, results],
  [3, 2, deals],
  [3, 1, investing],
  [4, 2, operations],
  [4, 1, companies],
  [5, 2, economy],
  [5, 1, market],
  [6, 2, regulation],
  [6, 1, law],
  [7, 2, appointments],
  [7, 1, people],
];

export type ThemeScore = { theme: ThemeId; score: number; total: number };

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
