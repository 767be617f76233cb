import type { Recognition } from './recognition.ts';

/** Times in seconds of the recording. `logprob`: the logarithm of how likely the word is, null where the model gives none. */
export type RecognizedWord = { text: string; start: number; end: number; logprob: number | null };

type Token = { text: string; isFirst: boolean; start: number; duration: number; logprob: number | null };

/** A token of which nobody knows how long it sounds. */
const usualSeconds = 0.3;

/** How word pieces mark that a word begins. */
const wordStart = /^[\s▁]/u;

/** Marks that models write for what is no word, such as languages and events. */
const isMark = (token: string): boolean => /^<[^>]{1,30}>$/.test(token.trim());

function tokensOf({ tokens, timestamps, durations, logProbabilities }: Recognition): Token[] {
  const all = tokens.map((token, index) => ({
    text: token.replace(wordStart, '').trim(),
    isFirst: wordStart.test(token),
    start: timestamps[index] ?? Number.NaN,
    duration: durations[index] ?? 0,
    logprob: logProbabilities[index] ?? null,
    isMark: isMark(token),
  }));
  return all.filter((token) => !token.isMark);
}

const meanOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
};

/** Words of tokens, a list for each. Scripts that write no spaces have none, so that they are one word. */
function wordsOf(tokens: readonly Token[]): Token[][] {
  const words: Token[][] = [];
  for (const token of tokens) {
    const word = words.at(-1);
    if (word === undefined || token.isFirst) words.push([token]);
    else word.push(token);
  }
  return words;
}

/** So many seconds in one word are no word: nothing divides its tokens. */
const longestWord = 5;

/**
 * The words of a stretch of speech that begins and ends at these seconds of the recording; none where the model gives its tokens no
 * times, or writes no spaces. A word ends with its last token, and at the latest where the next one begins.
 */
export function recognizedWords(
  recognition: Recognition,
  span: { start: number; end: number },
): RecognizedWord[] {
  if (recognition.timestamps.length < recognition.tokens.length) return [];
  const words = wordsOf(tokensOf(recognition)).filter((word) => word.some(({ text }) => text !== ''));
  const starts = words.map((word) => span.start + (word[0]?.start ?? 0));
  const timed = words.map((word, index) => {
    const last = word.at(-1);
    const latest = starts[index + 1] ?? span.end;
    const spoken = span.start + (last?.start ?? 0) + (last?.duration || usualSeconds);
    const start = Math.min(starts[index] ?? span.start, span.end);
    return {
      text: word.map(({ text }) => text).join(''),
      start,
      end: Math.max(start, Math.min(spoken, latest)),
      logprob: meanOf(word.map(({ logprob }) => logprob)),
    };
  });
  return timed.some(({ start, end }) => end - start > longestWord) ? [] : timed;
}
