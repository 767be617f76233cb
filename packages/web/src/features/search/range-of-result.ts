import type { SearchResult } from '@ecco/contract';
import type { TFunction } from 'i18next';
import { clock, trimClock } from '../../format/time.ts';

/** Start and end as the result says them, or its page. */
export function resultRange(result: SearchResult): string | null {
  const ends = [result.start_time, result.end_time].filter((time) => time !== null).map(trimClock);
  return ends.length > 0 ? [...new Set(ends)].join('–') : null;
}

/** When a hit sounds, or about when; null where it has no time. */
export const timeOfResult = (t: TFunction, result: SearchResult): string | null =>
  result.about_timestamp === undefined
    ? resultRange(result)
    : t('meta.about', { time: clock(result.about_timestamp) });

/** Where a hit is played from, in seconds; null where it has no sound. */
export const playsFrom = ({ start_ms, about_timestamp, has_recording }: SearchResult): number | null => {
  if (!has_recording) return null;
  return about_timestamp ?? (start_ms === null ? null : start_ms / 1_000);
};

/** Where a hit lies, as places are called everywhere: its time, else its page, else its paragraph. */
export const shownPlace = (t: TFunction, result: SearchResult): string | null =>
  timeOfResult(t, result) ??
  (result.page_number === null ? null : t('meta.page', { page: result.page_number })) ??
  (result.content_id === null ? null : t('meta.paragraph', { number: result.content_id + 1 }));
