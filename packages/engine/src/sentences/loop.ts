import type { Token } from '../words/token.ts';

/** So many words that come again at once are a loop of speech recognition, where they come so often. */
const [fewestWords, fewestTimes, farthest] = [3, 4, 20];
/** As many times the same sentence must stand next to itself. */
const fewestSentences = 4;

/** Whether a sentence says the same few words over and over: recognition that has lost the voice repeats itself so. */
export function repeatsItself(tokens: readonly Pick<Token, 'lower'>[]): boolean {
  for (let step = fewestWords; step <= farthest && step * fewestTimes <= tokens.length; step++) {
    let run = 0;
    for (let at = step; at < tokens.length; at++) {
      run = tokens[at]?.lower === tokens[at - step]?.lower ? run + 1 : 0;
      if (run >= step * (fewestTimes - 1)) return true;
    }
  }
  return false;
}

/** The places of sentences that are a loop: within themselves, or the same again and again, one behind the other. */
export function findLoops(sentences: readonly { tokens: readonly Pick<Token, 'lower'>[] }[]): Set<number> {
  const loops = new Set<number>();
  let first = 0;
  let said = '';
  for (const [at, { tokens }] of sentences.entries()) {
    if (repeatsItself(tokens)) loops.add(at);
    const words = tokens.map(({ lower }) => lower).join(' ');
    if (words !== said) first = at;
    said = words;
    if (tokens.length < fewestWords || at - first + 1 < fewestSentences) continue;
    for (let one = at - first + 1 === fewestSentences ? first : at; one <= at; one++) loops.add(one);
  }
  return loops;
}
