import type { Citation, CitedField } from '@ecco/domain';
import type { Segment } from '../../ports/ports.ts';
import { citePiece } from '../../reading/citation.ts';
import type { Sentence } from '../../sentences/sentence.ts';

/** Words as they stand in their source, in one place or in several that are read as one. */
export type Words = { text: string; citations: Citation[] };

/** A sentence as words; of one that runs through several segments the first part. Null where it has no place. */
export function citedWords(segments: readonly Segment[], { pieces }: Sentence): Words | null {
  const [first] = pieces;
  const citations = first === undefined ? [] : citePiece(segments, first);
  return citations.length === 0 ? null : wordsAt(citations);
}

export const wordsAt = (citations: Citation[]): Words => ({
  text: citations.map(({ quote }) => quote).join(' '),
  citations,
});

type WordsBasis = { words: Words; text: string; certainty?: 'stated' | 'inferred' };

/** A value with the run of words that tells it; where they are not in one place, with all words of the first place. */
export function citedValue<Value>(
  value: Value,
  { words, text, certainty = 'stated' }: WordsBasis,
): CitedField<Value> {
  const own = text === '' ? undefined : words.citations.find(({ quote }) => quote.includes(text));
  if (own !== undefined) return { value, certainty, citation: { ...own, quote: text } };
  const [first] = words.citations;
  return first === undefined ? null : { value, certainty, citation: first };
}
