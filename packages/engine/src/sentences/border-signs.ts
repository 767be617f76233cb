/** So much of a word's end tells what kind of word it is. */
const endLength = 3;

/** A word as signs name it: without marks, in small letters; a figure is one whatever its digits. */
export function plainWord(word: string): string {
  const lower = word
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[^\p{L}\p{N}'.-]/gu, '')
    .replace(/^['.-]+/u, '')
    .replace(/(?<!['.-])['.-]+$/u, '');
  return /^\d/u.test(lower) ? '#' : lower;
}

const wordEnd = (word: string): string => (word.length > endLength + 1 ? word.slice(-endLength) : '');

/**
 * What tells whether a sentence begins with the word at a place of a text without full stops: the words before and
 * behind it, alone and in pairs, and the ends of both. The words are plain ones; a sign is the name of a weight.
 */
export function borderSigns(words: readonly string[], at: number): string[] {
  const [second = '', before = '', word = '', next = ''] = [-2, -1, 0, 1].map(
    (away) => words[at + away] ?? '',
  );
  return [
    `<${before}`,
    `>${word}`,
    `<<${second} ${before}`,
    `>>${word} ${next}`,
    `<>${before} ${word}`,
    `<~${wordEnd(before)}`,
    `>~${wordEnd(word)}`,
    `>>~${word} ~${wordEnd(next)}`,
  ];
}
