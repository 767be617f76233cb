import type { Citation, ItemName, SearchResult, Summary } from '@ecco/contract';

/** The item whose places are cited. */
export type CitedItem = Pick<ItemName, 'uuid' | 'slug' | 'kind' | 'title'>;

/** A place of the source with its words, to be put into a document. `isQuote`: they are the source's own. */
export type Citable = Pick<
  Citation,
  'item' | 'segment_id' | 'content_id' | 'start_timestamp' | 'about_timestamp' | 'page_number'
> & { text: string; speaker: string | null; isQuote: boolean };

/** What a summary holds that has a place: its highlights, then the words behind its sentences; each place once. */
export function citableOfSummary(
  item: ItemName,
  { highlights, analysis, overview, items }: Summary,
): Citable[] {
  const sentences = [
    ...(analysis?.one_liner ? [analysis.one_liner] : []),
    ...(overview?.key_insights ?? []),
    ...(overview?.why_it_matters ?? []),
    ...items.flatMap(({ summary, takeaways }) => [...summary, ...takeaways]),
  ];
  const places: Citable[] = [
    ...highlights.map((highlight) => ({ ...highlight, item, isQuote: true })),
    ...sentences.flatMap(({ citations, speaker }) =>
      citations.map((citation) => ({
        ...citation,
        text: citation.source_text,
        speaker: speaker?.name ?? null,
        isQuote: true,
      })),
    ),
  ];
  const first = new Map<string, Citable>();
  for (const place of places) if (!first.has(place.segment_id)) first.set(place.segment_id, place);
  return [...first.values()];
}

/** Lines that a search found; a sentence of the summary is cited by the line that it rests on. */
export const citableResults = (item: ItemName, results: readonly SearchResult[]): Citable[] =>
  results.flatMap(
    ({ segment_id, content_id, start_ms, about_timestamp, page_number, text, speaker, result_type }) =>
      segment_id === null || content_id === null
        ? []
        : [
            {
              item,
              segment_id,
              content_id,
              start_timestamp: start_ms === null ? null : start_ms / 1_000,
              about_timestamp,
              page_number,
              text,
              speaker,
              isQuote: result_type === 'content',
            },
          ],
  );
