import { wordClass } from '../words/part-of-speech.ts';
import type { Token } from '../words/token.ts';
import { auxiliary } from './verb.lexicon.ts';

const reach = 12;

/** Whether a sentence has a verb among its first twelve words; without one it is a heading or a scrap of talk. */
export function hasEarlyVerb(tokens: readonly Token[]): boolean {
  return tokens.slice(0, reach).some(({ lower }) => auxiliary.test(lower) || wordClass(lower) === 'verb');
}
