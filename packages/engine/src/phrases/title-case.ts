const smallWords = new Set('a an and as at but by for from in into of on or over the to vs with'.split(' '));

/** Whether a title has a word in small letters inside. */
export const isSmallWord = (lower: string): boolean => smallWords.has(lower);

/** A phrase as a title: capitals on its words, except the small ones inside; what has capitals keeps them. */
export function titleCase(phrase: string): string {
  const words = phrase.replace(/\s+/gu, ' ').trim().split(' ');
  return words
    .map((word, at) => (at > 0 && isSmallWord(word.toLowerCase()) ? word.toLowerCase() : capitalized(word)))
    .join(' ');
}

/** A word with a capital first letter, and each part of it that a hyphen parts. */
export function capitalized(word: string): string {
  if (/\p{Lu}/u.test(word.slice(1))) return word;
  return word
    .split('-')
    .map((part, at) =>
      at > 0 && isSmallWord(part) ? part : part.replace(/\p{L}/u, (letter) => letter.toUpperCase()),
    )
    .join('-');
}
