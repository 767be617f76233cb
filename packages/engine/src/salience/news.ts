import { foldApostrophes } from '../words/fold.ts';
import { ahead, claim, decision, follows, matters, past, result, stake, strong } from './news.lexicon.ts';
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
 * How much a sentence says of what follows for an institution (cost, risk, duty, time): a conclusion that it draws
 * counts most, then what it expects and what it calls important; 0 where nothing is at stake.
 */
export function consequenceValue(polished: string): number {
  const sentence = foldApostrophes(polished);
  const stakes = new Set(stake.findAll(sentence.toLowerCase()).map(({ text }) => text)).size;
  if (stakes === 0 || /\bI\b/u.test(sentence)) return 0;
  const looksAhead = ahead.test(sentence);
  const onlyTold = past.test(sentence) && !looksAhead ? consequenceWeights.onlyTold : 1;
  const drawn = follows.test(sentence)
    ? onlyTold * (strong.test(sentence) ? consequenceWeights.strong : 1)
    : 0;
  const weighed =
    (looksAhead ? consequenceWeights.ahead : 0) + (matters.test(sentence) ? consequenceWeights.matters : 0);
  return (drawn + weighed) * (consequenceWeights.anyStake + consequenceWeights.stake * Math.min(3, stakes));
}
