import type { Token } from '../words/token.ts';

/** So many words that come again at once are a loop of speech recognition, where they come so often. */
const [fewestWords, mostWords, fewestTimes] = [3, 20, 4];
/** So much of a sentence in a loop, and there is nothing else in it. */
const most = 0.6;

type TokenizedText = { tokens: readonly Pick<Token, 'lower'>[] };

/** The places of sentences in which recognition that has lost the voice says the same words over and over. */
export function findLoops(sentences: readonly TokenizedText[]): Set<number> {
  const words = sentences.flatMap(({ tokens }) => tokens.map(({ lower }) => lower));
  const inLoop = wordsInLoops(words);
  const loops = new Set<number>();
  let first = 0;
  for (const [at, { tokens }] of sentences.entries()) {
    const repeated = inLoop.subarray(first, first + tokens.length).reduce((sum, one) => sum + one, 0);
    if (repeated > 0 && repeated >= most * tokens.length) loops.add(at);
    first += tokens.length;
  }
  return loops;
}

/** For each word 1 where it is a part of a loop, else 0. */
function wordsInLoops(words: readonly string[]): Uint8Array {
  const inLoop = new Uint8Array(words.length);
  for (let step = fewestWords; step <= mostWords; step++) {
    let run = 0;
    for (let at = step; at <= words.length; at++) {
      if (at < words.length && words[at] === words[at - step]) {
        run++;
        continue;
      }
      // "No, no, no" and "aye, aye, aye" are said so.
      const isLong = run >= step * (fewestTimes - 1);
      if (isLong && new Set(words.slice(at - step, at)).size >= fewestWords)
        inLoop.fill(1, at - run - step, at);
      run = 0;
    }
  }
  return inLoop;
}
