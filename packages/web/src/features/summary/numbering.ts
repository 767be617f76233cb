import type { Citation, CitedText, NarratedPage, Summary } from '@ecco/contract';
import { createContext, useContext } from 'react';

const keyOf = (citation: Citation): string =>
  `${citation.item.uuid}/${citation.segment_id}@${citation.start_timestamp}`;

/** One citation of each place: a sentence may rest on several runs of one passage, which have one number. */
export const onePerPlace = (citations: readonly Citation[]): readonly Citation[] =>
  [...new Map(citations.toReversed().map((citation) => [keyOf(citation), citation])).values()].toReversed();

/** Every sentence of a summary in the order in which it is read. */
function sentencesOf(summary: Summary): CitedText[] {
  const { analysis, overview, items } = summary;
  return [
    ...(analysis?.one_liner ? [analysis.one_liner] : []),
    ...(analysis?.tldr.items ?? []),
    ...(overview?.key_insights ?? []),
    ...(overview?.why_it_matters ?? []),
    ...items.flatMap((item) => [...item.summary, ...item.takeaways]),
  ];
}

/** Numbers further sources on from those that have numbers; the same place has one number. */
export function numberMore(
  known: ReadonlyMap<string, number>,
  citations: readonly Citation[],
): ReadonlyMap<string, number> {
  const numbers = new Map(known);
  for (const citation of citations) {
    const key = keyOf(citation);
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

/** Numbers the sources of a summary and of a narration, so that the same place has one number on the whole page. */
export const numberSources = (
  summary: Summary | null,
  narration: readonly NarratedPage[] = [],
): ReadonlyMap<string, number> =>
  numberCitations([
    ...(summary ? sentencesOf(summary) : []),
    ...narration.flatMap(({ narration: sentences }) => sentences),
  ]);

export const NumberingContext = createContext<ReadonlyMap<string, number>>(new Map());

/** Looks up the number of a source; 0 never occurs for a citation of what is numbered. */
export function useNumberOf(): (citation: Citation) => number {
  const numbers = useContext(NumberingContext);
  return (citation) => numbers.get(keyOf(citation)) ?? 0;
}
