import { measureOf, type NumeralKind, numeralOf } from '../proof/numeral-words.ts';

type WordKind = NumeralKind | 'article' | 'measure';

const inNumber: ReadonlySet<WordKind> = new Set(['digit', 'teen', 'ten', 'hundred', 'scale', 'written']);

/** A word with what it is inside a number; what a mark follows ends one. */
function kindOf(word: string): WordKind {
  const lower = word.toLowerCase();
  if (lower === 'a') return 'article';
  if (/^[$€£]?\d[\d.,]*$/u.test(lower)) return 'written';
  if (lower === 'basis' || measureOf(lower) !== undefined) return 'measure';
  return numeralOf(lower)?.kind ?? 'word';
}

const isIn = (kind: WordKind): boolean => inNumber.has(kind);
const isLarge = (kind: WordKind): boolean => kind === 'hundred' || kind === 'scale';

/**
 * Whether a cut before the word at a place would tear a number in two, or off its unit: "four hundred | and twelve",
 * "three point | one", "twelve | million", "fifty basis | points".
 */
export function tearsNumber(words: readonly string[], at: number): boolean {
  const [second = 'word', before = 'word', word = 'word', next = 'word'] = [-2, -1, 0, 1].map((away) =>
    kindOf(words[at + away] ?? ''),
  );
  if (word === 'and') return isLarge(before) && isIn(next);
  if (before === 'and') return isLarge(second) && isIn(word);
  if (word === 'point') return isIn(before) && isIn(next);
  if (before === 'point') return isIn(word);
  if (before === 'article') return isLarge(word);
  if (word === 'measure') return isIn(before);
  if (before === 'measure') return /^basis$/iu.test(words[at - 1] ?? '');
  return isIn(before) && isIn(word);
}
