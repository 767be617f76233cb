import type { Citation, CitedText } from '@ecco/contract';
import { createContext, useContext } from 'react';

/** Names a cited place among others. */
export const placeKey = (citation: Citation): string =>
  `${citation.item.uuid}/${citation.segment_id}@${citation.start_timestamp}`;

/** One citation of each place: a sentence may rest on several runs of one passage, which have one number. */
export const onePerPlace = (citations: readonly Citation[]): readonly Citation[] =>
  [
    ...new Map(citations.toReversed().map((citation) => [placeKey(citation), citation])).values(),
  ].toReversed();

/** Numbers further sources on from those that have numbers; the same place has one number. */
export function numberMore(
  known: ReadonlyMap<string, number>,
  citations: readonly Citation[],
): ReadonlyMap<string, number> {
  const numbers = new Map(known);
  for (const citation of citations) {
    const key = placeKey(citation);
    if (!numbers.has(key)) numbers.set(key, numbers.size + 1);
  }
  return numbers;
}

/** Numbers the sources of sentences from 1 in reading order. */
export const numberCitations = (sentences: readonly CitedText[]): ReadonlyMap<string, number> =>
  numberMore(
    new Map(),
    sentences.flatMap((sentence) => sentence.citations),
  );

/** The number of each place of a page, by `placeKey`. */
export const NumberingContext = createContext<ReadonlyMap<string, number>>(new Map());

/** Looks up the number of a source; 0 never occurs for a citation of what is numbered. */
export function useNumberOf(): (citation: Citation) => number {
  const numbers = useContext(NumberingContext);
  return (citation) => numbers.get(placeKey(citation)) ?? 0;
}
