export type Word = { word: string; start: number; end: number };

/** The words of a text in lower case, with their places in characters; a number keeps its point ("7.25"). */
export function locateWords(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}]+(?:[.,]\p{N}+)*/gu), (match) => ({
    word: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/**
 * What every word with this stem begins with: a stem ends in `i` where the word may end in `y`, so the last
 * letter of such a stem says nothing.
 */
export const stemPrefix = (stem: string): string =>
  stem.length > 3 && /[iey]$/u.test(stem) ? stem.slice(0, -1) : stem;

/** Whether a word may have one of these stems; a cheap test before the stemmer is asked. */
export const mayMatch = (word: string, stems: Iterable<string>): boolean => {
  for (const stem of stems) if (word.startsWith(stemPrefix(stem))) return true;
  return false;
};

/** Whether the words of the phrase stand in the text one after the other, in any case and whatever signs are between. */
export function hasPhrase(text: string, phrase: string): boolean {
  const requested = locateWords(phrase).map(({ word }) => word);
  const words = locateWords(text).map(({ word }) => word);
  const last = words.length - requested.length;
  for (let from = 0; from <= last; from += 1) {
    if (requested.every((word, index) => words[from + index] === word)) return true;
  }
  return false;
}
