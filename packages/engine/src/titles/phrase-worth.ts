import type { IndexedPhrase } from '../phrases/phrase-index.ts';
import { lookUp, wordClass } from '../words/part-of-speech.ts';

/** The sentences of a chapter. */
export type ChapterSpan = { firstSentence: number; endSentence: number };

/** A capital that the dictionary does not explain: "Staff" may only have begun its sentence. */
export const isName = (phrase: IndexedPhrase): boolean =>
  /^\p{Lu}/u.test(phrase.form) && lookUp(phrase.form.toLowerCase()) !== 'noun';

/** A subject is met early and until late; what is said in one corner of a chapter is an example. */
export function carriage(
  phrase: IndexedPhrase,
  { first, last }: { first: number; last: number },
  { firstSentence, endSentence }: ChapterSpan,
): number {
  if (phrase.words === 1 && !isName(phrase)) return 0.8;
  const size = Math.max(1, endSentence - firstSentence);
  const early = (first - firstSentence) / size < 0.2 ? 0.15 : 0;
  return 0.7 + Math.min(0.4, (0.8 * (last - first)) / size) + early;
}

/** A word that no dictionary has, or an abbreviation, is a thing by itself; two words of the dictionary, the first an adjective, are mostly a way of speaking: "serious offer". */
export function specificity({ form, words }: IndexedPhrase): number {
  const parts = form.split(' ');
  if (parts.some((part) => /\p{Lu}/u.test(part.slice(1)) || lookUp(part.toLowerCase()) === null)) return 1.15;
  return words > 1 && wordClass(parts[0] ?? '') === 'adjective' ? 0.7 : 1;
}
