import { wordClass } from '../words/part-of-speech.ts';
import type { Token } from '../words/token.ts';

const auxiliary =
  /^(?:(?:is|are|was|were|am|be|been|has|have|had|do|does|did|will|would|can|could|should|shall|may|might|must|gonna|let)(?:n't)?|won't|can't|\p{L}+'(?:s|re|ve|ll|d|m))$/u;
const reach = 12;

/** Whether a sentence has a verb among its first twelve words; without one it is a heading or a scrap of talk. */
export function hasEarlyVerb(tokens: readonly Token[]): boolean {
  return tokens.slice(0, reach).some(({ lower }) => auxiliary.test(lower) || wordClass(lower) === 'verb');
}
