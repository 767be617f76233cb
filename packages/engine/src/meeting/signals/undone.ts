import { foldApostrophes } from '../../words/fold.ts';
import type { FactSentence } from './discussion.ts';
import { putsRight, undone } from './event.lexicon.ts';

/** Whether what a sentence tells is taken back in it, or in the next one of the same segment. */
export function isUndone(tellings: readonly FactSentence[], at: number): boolean {
  const own = tellings[at];
  const next = tellings[at + 1];
  if (own === undefined) return false;
  const follows = next?.segment === own.segment ? foldApostrophes(next.words.text) : '';
  return undone.test(foldApostrophes(own.words.text)) || undone.test(follows) || putsRight.test(follows);
}
