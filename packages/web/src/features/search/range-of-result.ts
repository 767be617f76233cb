import type { SearchResult } from '@ecco/contract';
import type { TFunction } from 'i18next';
import { trimClock } from '../../format/time.ts';

/** Start and end as the result says them, or its page. */
export function resultRange(result: SearchResult): string | null {
  const ends = [result.start_time, result.end_time].filter((time) => time !== null).map(trimClock);
  return ends.length > 0 ? [...new Set(ends)].join('–') : null;
}

/** Where a hit lies, as places are called everywhere: its time, else its page, else its paragraph. */
export const shownPlace = (t: TFunction, result: SearchResult): string | null =>
  resultRange(result) ??
  (result.page_number === null ? null : t('meta.page', { page: result.page_number })) ??
  (result.content_id === null ? null : t('meta.paragraph', { number: result.content_id + 1 }));
