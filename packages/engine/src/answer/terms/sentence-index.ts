import type { Source } from '../../ports/ports.ts';
import { cachedBySource } from '../../reading/cache.ts';
import { readSource } from '../../reading/reading.ts';
import { searchTerms } from './search-terms.ts';

/** The sentences of a source as they are searched. */
type SearchedSentences = {
  /** Of each sentence, in its order. */
  stems: readonly (readonly string[])[];
  averageTokens: number;
};

export const indexSentences = cachedBySource((source: Source): SearchedSentences => {
  const { sentences } = readSource(source);
  const tokens = sentences.reduce((sum, one) => sum + one.tokens.length, 0);
  return {
    stems: sentences.map((one) => searchTerms(one.tokens)),
    averageTokens: tokens / Math.max(1, sentences.length) || 1,
  };
});
