import type { Span } from './span.ts';

/** What stands between two spaces of a text, and where. */
export type PlacedWord = Span & { text: string };

export const placedWords = (text: string): PlacedWord[] =>
  [...text.matchAll(/\S+/gu)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));

/** The characters that some words in a row cover, from the first up to, not including, the one at `end`. */
export function spanOfWords(words: readonly PlacedWord[], first: number, end: number): Span {
  return { start: words[first]?.start ?? 0, end: words[end - 1]?.end ?? 0 };
}
