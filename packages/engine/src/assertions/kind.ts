import type { AssertionKind, Figure, Stance } from '@ecco/domain';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { guidance, negative, opinion, positive } from './kind.lexicon.ts';

const negation =
  /\b(?:no|not|n't|never|without|less|fewer|lack of|hardly|isn't|wasn't|didn't|don't|doesn't|won't|can't)\s+(?:\w+\s+){0,2}$/iu;

/** What kind of claim a sentence makes. */
export function kindOf(sentence: string, isQuestion: boolean): AssertionKind {
  if (isQuestion) return 'question';
  if (guidance.test(sentence)) return 'guidance';
  return opinion.test(sentence) ? 'opinion' : 'fact';
}

/** Whether a sentence speaks well or ill of its subject: the balance of its words, a negation turning the next ones. */
export function stanceOf(sentence: string, figures: readonly Figure[]): Stance {
  let balance = tally(sentence, positive) - tally(sentence, negative);
  if (balance === 0)
    for (const { direction } of figures)
      balance += direction === 'up' ? 0.5 : direction === 'down' ? -0.5 : 0;
  if (balance === 0) return 'neutral';
  return balance > 0 ? 'positive' : 'negative';
}

function tally(sentence: string, words: Lexicon): number {
  let sum = 0;
  for (const { index } of words.findAll(sentence)) {
    sum += negation.test(sentence.slice(Math.max(0, index - 28), index)) ? -1 : 1;
  }
  return sum;
}
