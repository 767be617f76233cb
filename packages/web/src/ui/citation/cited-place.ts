import { placeHref } from '../../format/place-href.ts';
import type { CitedPlace } from './citation.context.ts';

type CitedSource = Parameters<typeof placeHref>[0] & {
  source_text: string;
  page_number: number | null;
  end_timestamp: number | null;
};

/** A citation of the contract as the place that a mark leads to. */
export const citedPlace = (citation: CitedSource): CitedPlace => ({
  line: citation.content_id,
  segment: citation.segment_id,
  seconds: citation.start_timestamp,
  page: citation.page_number,
  quote: citation.source_text,
  until: citation.end_timestamp,
  source: { uuid: citation.item.uuid, href: placeHref(citation) },
});
