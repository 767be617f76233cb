import type { Segment } from '@ecco/contract';
import type { TFunction } from 'i18next';
import { placeHref } from '../../format/place-href.ts';
import { clock } from '../../format/time.ts';

/** A place in a source: the line, and the second or the page it stands at. */
export type Place = {
  line: number;
  segment: string | null;
  seconds: number | null;
  /** About when it sounds, where the time of its line is estimated (D55); `seconds` only where it may be played from there. */
  about?: number | undefined;
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
  about_timestamp?: number | undefined;
  page_number: number | null;
};

/** A place as the API tells it, such as where a chapter or a highlight begins. */
export const placeOf = (told: ToldPlace): Place => ({
  line: told.content_id,
  segment: told.segment_id,
  seconds: told.start_timestamp,
  about: told.about_timestamp,
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

type TimedLine = Pick<Segment, 'id' | 'content_id' | 'start_ms' | 'times' | 'page_number'>;

/** A line of the transcript: its time plays from there, also where that is only about right. */
export const placeOfLine = ({ id, content_id, start_ms, times, page_number }: TimedLine): Place => {
  const seconds = start_ms === null ? null : start_ms / 1_000;
  const isAbout = times === 'estimated' && seconds !== null;
  return { line: content_id, segment: id, seconds, page: page_number, ...(isAbout && { about: seconds }) };
};

/** A time, or about which time it is; null where there is none. */
export function timeLabel(t: TFunction, { seconds, about }: Pick<Place, 'seconds' | 'about'>): string | null {
  if (about !== undefined) return t('meta.about', { time: clock(about) });
  return seconds === null ? null : clock(seconds);
}

/** How a place is written everywhere: its time, else its page, else the number of its paragraph. */
export function placeLabel(t: TFunction, place: Pick<Place, 'line' | 'seconds' | 'about' | 'page'>): string {
  const time = timeLabel(t, place);
  if (time !== null) return time;
  if (place.page !== null) return t('meta.page', { page: place.page });
  return t('meta.paragraph', { number: place.line + 1 });
}
