import type { CitedPlace } from './citation.context.ts';

type Cited = {
  content_id: number;
  segment_id: string;
  source_text: string;
  start_timestamp: number | null;
  page_number: number | null;
};

/** A citation of the contract as the place that a mark leads to. */
export const citedPlace = (citation: Cited): CitedPlace => ({
  line: citation.content_id,
  segment: citation.segment_id,
  seconds: citation.start_timestamp,
  page: citation.page_number,
  quote: citation.source_text,
});
