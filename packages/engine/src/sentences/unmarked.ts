import { borderChance } from './border.ts';
import { borderBounds } from './border.weights.ts';
import { plainWord } from './border-signs.ts';
import { type PlacedWord, placedWords, spanOfWords } from './placed-word.ts';
import type { Span } from './span.ts';
import { tearsNumber } from './torn-number.ts';
import { unfinished } from './unfinished.ts';

/**
 * A part of a text without marks: it ends as a sentence does as far as its words tell, or was cut because it grew too long.
 * Of the last part what follows the text tells that.
 */
type UnmarkedSpan = Span & { isUnmarked: boolean };

/**
 * Cuts words that were recognized without full stops into sentences: where the words around a place say that one begins,
 * and never inside a number. `pauses` are the places of words (characters of the text) before which the voice was silent.
 */
export function splitUnmarked(text: string, pauses: ReadonlySet<number> = new Set()): UnmarkedSpan[] {
  const words = placedWords(text);
  const chanceAt = openChances(words, pauses);
  const spans: UnmarkedSpan[] = [];
  let first = 0;
  for (;;) {
    const cut = nextCut(chanceAt, first, words.length);
    if (cut === null) break;
    spans.push({ ...spanOfWords(words, first, cut), isUnmarked: chanceAt(cut) >= borderBounds.likely });
    first = cut;
  }
  if (first < words.length) spans.push({ ...spanOfWords(words, first, words.length), isUnmarked: false });
  return spans;
}

/** How likely a sentence begins at each word; nothing where a number or what a word opens would be torn. */
function openChances(words: readonly PlacedWord[], pauses: ReadonlySet<number>): (at: number) => number {
  const texts = words.map(({ text }) => text);
  const plain = texts.map(plainWord);
  return (at) => {
    if (tearsNumber(texts, at) || unfinished.has(plain[at - 1] ?? '')) return 0;
    if (pauses.has(words[at]?.start ?? -1)) return 1;
    return borderChance(plain, at);
  };
}

/** The first place that is likely one, else the likeliest within reach; null where what is left is one sentence. */
function nextCut(chanceAt: (at: number) => number, first: number, count: number): number | null {
  const { fewestWords, mostWords, likely } = borderBounds;
  let [best, most] = [first + mostWords, -1];
  for (let at = first + fewestWords; at <= Math.min(first + mostWords, count - fewestWords); at++) {
    const chance = chanceAt(at);
    if (chance >= likely) return at;
    if (chance > most) [best, most] = [at, chance];
  }
  return count - first > mostWords ? best : null;
}
