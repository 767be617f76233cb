import type { SearchAnswer, SearchResult } from '@ecco/contract';
import { theItem } from './citation.factory.ts';
import { clockTime } from './id.ts';
import { citedLine } from './segment.factory.ts';

/** A line that was found; the earlier, the better. */
export function buildSearchResult(line: number, part: Partial<SearchResult> = {}): SearchResult {
  const { segmentId, text, start, end } = citedLine(line);
  return {
    content_type: theItem.kind,
    result_type: 'content',
    analysis_type: null,
    summary_item_index: null,
    summary_item_title: null,
    content_id: line,
    segment_id: segmentId,
    slug: theItem.slug,
    parent_uuid: theItem.uuid,
    title: theItem.title,
    text,
    highlights: ['fund'],
    speaker: 'Ines Varga',
    start_time: clockTime(start),
    end_time: clockTime(end),
    start_ms: start * 1_000,
    has_recording: true,
    page_number: null,
    podcast: null,
    organizations: [],
    score: 10 - line,
    why: { found_in: 'passage', words: ['fund'], synonyms: [] },
    ...part,
  };
}

/** What the third chapter of the summary says. */
export const buildSummaryResult = (part: Partial<SearchResult> = {}): SearchResult =>
  buildSearchResult(4, {
    result_type: 'summary',
    analysis_type: 'summary_item',
    summary_item_index: 2,
    summary_item_title: 'What it costs',
    speaker: null,
    text: 'The fund pays less.',
    ...part,
  });

/** What a search answers that found these. */
export function buildSearchAnswer(results: SearchResult[], part: Partial<SearchAnswer> = {}): SearchAnswer {
  const places = Map.groupBy(results.keys(), (place) => results[place]?.parent_uuid ?? '');
  return {
    results,
    groups: [...places].map(([uuid, ofItem]) => ({
      parent_uuid: uuid,
      date: '2026-03-02T00:00:00.000Z',
      duration_ms: null,
      also_at: [],
      count: ofItem.length,
      hits: ofItem.map((result) => ({ result, same: [] })),
      strip: [],
    })),
    facets: null,
    called_so: [],
    more: false,
    understood: [],
    problems: [],
    corrected: null,
    degraded: [],
    expansions: [],
    ...part,
  };
}
