import type { Lexicon } from '../lexicon/lexicon.ts';
import { foldApostrophes } from '../words/fold.ts';
import { disclaimer, form, greeting, logistics, operator, sponsor, thanks } from './housekeeping.lexicon.ts';

/** What a sentence does apart from saying something about the subject. */
export type Housekeeping =
  | 'greeting'
  | 'thanks'
  | 'sponsor'
  | 'operator'
  | 'disclaimer'
  | 'logistics'
  | 'form';

const kinds: readonly (readonly [Housekeeping, Lexicon])[] = [
  ['form', form],
  ['operator', operator],
  ['disclaimer', disclaimer],
  ['sponsor', sponsor],
  ['thanks', thanks],
  ['greeting', greeting],
  ['logistics', logistics],
];

/** Whether a sentence greets, thanks, sells, instructs or disclaims, and which; null for content. */
export function housekeepingOf(sentence: string): Housekeeping | null {
  const plain = foldApostrophes(sentence);
  for (const [kind, words] of kinds) if (words.test(plain)) return kind;
  return null;
}
