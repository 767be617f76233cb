import type { TFunction } from 'i18next';
import { placeHref } from '../../format/place-href.ts';
import { clock } from '../../format/time.ts';

/** A place in a source: the line, and the second or the page it stands at. */
export type Place = {
  line: number;
  segment: string | null;
  seconds: number | null;
  page: number | null;
  /** Whose place it is and its address, where it may be another source than the one that is read. */
  source?: { uuid: string; href: string };
};

/** What a citation mark shows: the words of the source and where they stand; `until`: the second at which they end. */
export type CitedPlace = Place & { quote: string; until?: number | null };

type ToldPlace = {
  content_id: number;
  segment_id: string;
  start_timestamp: number | null;
  page_number: number | null;
};

/** A place as the API tells it, such as where a chapter or a highlight begins. */
export const placeOf = (told: ToldPlace): Place => ({
  line: told.content_id,
  segment: told.segment_id,
  seconds: told.start_timestamp,
  page: told.page_number,
});

type Citation = ToldPlace &
  Parameters<typeof placeHref>[0] & { source_text: string; end_timestamp: number | null };

/** A citation of the API as the place that a mark leads to. */
export const citedPlace = (citation: Citation): CitedPlace => ({
  ...placeOf(citation),
  quote: citation.source_text,
  until: citation.end_timestamp,
  source: { uuid: citation.item.uuid, href: placeHref(citation) },
});

/** How a place is written everywhere: its time, else its page, else the number of its paragraph. */
export function placeLabel(t: TFunction, place: Pick<Place, 'line' | 'seconds' | 'page'>): string {
  if (place.seconds !== null) return clock(place.seconds);
  if (place.page !== null) return t('meta.page', { page: place.page });
  return t('meta.paragraph', { number: place.line + 1 });
}
