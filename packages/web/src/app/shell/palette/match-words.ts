const wordsOf = (text: string): string[] =>
  text
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Whether each word that was typed begins a word of the label. */
export function matchesWords(label: string, typed: string): boolean {
  const words = wordsOf(label);
  const wanted = wordsOf(typed);
  return wanted.length > 0 && wanted.every((start) => words.some((word) => word.startsWith(start)));
}
