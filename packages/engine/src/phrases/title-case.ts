const small = new Set('a an and as at but by for from in into of on or over the to vs with'.split(' '));

/** A phrase as a title: capitals on its words, except the small ones inside; what has capitals keeps them. */
export function titleCase(phrase: string): string {
  const words = phrase.replace(/\s+/gu, ' ').trim().split(' ');
  return words
    .map((word, at) => (at > 0 && small.has(word.toLowerCase()) ? word.toLowerCase() : capital(word)))
    .join(' ');
}

function capital(word: string): string {
  if (/\p{Lu}/u.test(word.slice(1))) return word;
  return word
    .split('-')
    .map((part, at) => (at > 0 && small.has(part) ? part : part.charAt(0).toUpperCase() + part.slice(1)))
    .join('-');
}
