const typedWords = (text: string): string[] =>
  text
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Whether each word that was typed begins a word of the label. */
export function matchesWords(label: string, typed: string): boolean {
  const words = typedWords(label);
  const requested = typedWords(typed);
  return requested.length > 0 && requested.every((start) => words.some((word) => word.startsWith(start)));
}
