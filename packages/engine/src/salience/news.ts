import { foldApostrophes } from '../words/fold.ts';
import { ahead, claim, decision, drawn, result, stake } from './news.lexicon.ts';
import { consequenceWeights, newsWeights } from './news.weights.ts';

/** How much a sentence is news: a decision, a result, a claim or a disagreement; 1 for none of these. */
export function newsValue(polished: string, figures: number): number {
  const sentence = foldApostrophes(polished);
  return (
    1 +
    (decision.test(sentence) ? newsWeights.decision : 0) +
    (result.test(sentence) ? (figures > 0 ? newsWeights.result : newsWeights.bareResult) : 0) +
    (claim.test(sentence) ? newsWeights.claim : 0)
  );
}

/**
 * How much a sentence says of what follows for an institution (cost, risk, duty, time): only where it draws the
 * conclusion in so many words, more where it looks ahead and the more is at stake; else 0.
 */
export function consequenceValue(polished: string): number {
  const sentence = foldApostrophes(polished);
  if (!drawn.test(sentence) || /\bI\b/u.test(sentence)) return 0;
  const stakes = new Set(stake.findAll(sentence.toLowerCase()).map(({ text }) => text)).size;
  if (stakes === 0) return 0;
  return (
    (1 + (ahead.test(sentence) ? consequenceWeights.ahead : 0)) *
    (consequenceWeights.anyStake + consequenceWeights.stake * Math.min(3, stakes))
  );
}
