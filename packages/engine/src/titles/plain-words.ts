import { type Token, tokenize } from '../words/token.ts';

/** A run of a text, as it stands there, from one of its words to another. */
export const runOf = (
  text: string,
  [first, last]: readonly [Token | undefined, Token | undefined],
): string => (first === undefined || last === undefined ? '' : text.slice(first.start, last.end));

/** Whether the words stand in one clause: between them only spaces, hyphens and quotation marks. */
export const isOneClause = (run: string): boolean => !/[,;:.!?()–—/\n]|\s-\s/u.test(run);

/** A title as a sentence is written: only its first letter becomes a capital. */
export const sentenceCase = (text: string): string => {
  const [first] = tokenize(text);
  return first === undefined || /\p{Lu}/u.test(first.text)
    ? text
    : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
};
