import { type PlacedWord, placedWords, spanOfWords } from './placed-word.ts';
import type { Span } from './span.ts';
import { tearsNumber } from './torn-number.ts';
import { unfinished } from './unfinished.ts';

const shortest = 12;
const longest = 32;
const openers = new Set(
  'so but and because then now however although when if while which well also i we they he she it you the there despite whereas unless'.split(
    ' ',
  ),
);
const strong = new Set('so but and because then now however well also'.split(' '));

/**
 * Cuts a sentence that is too long to be read into parts of 12 to 32 words: at a comma or a word that opens a clause where
 * there is one, and never inside a number.
 */
export function splitClauses(text: string): Span[] {
  const words = placedWords(text);
  const texts = words.map(({ text }) => text);
  const spans: Span[] = [];
  let first = 0;
  while (words.length - first > longest) {
    const cut = bestCut(words, texts, first);
    spans.push(spanOfWords(words, first, cut));
    first = cut;
  }
  if (first < words.length) spans.push(spanOfWords(words, first, words.length));
  return spans;
}

function bestCut(words: readonly PlacedWord[], texts: readonly string[], first: number): number {
  let best = first + longest;
  let bestScore = -1;
  for (let at = first + shortest; at <= first + longest && at < words.length; at++) {
    if (tearsNumber(texts, at)) continue;
    const score = cutScore(words[at - 1], words[at]);
    if (score > bestScore) [best, bestScore] = [at, score];
  }
  return best;
}

function cutScore(before: PlacedWord | undefined, word: PlacedWord | undefined): number {
  const lower = word?.text.toLowerCase() ?? '';
  if (unfinished.has(before?.text.toLowerCase() ?? '')) return -0.5;
  const pause = /[,;:–—]$/u.test(before?.text ?? '') ? 2 : 0;
  if (strong.has(lower)) return pause + 3;
  return openers.has(lower) ? pause + 1 : pause;
}
