import type { TFunction } from 'i18next';
import { clock } from '../format/time.ts';

/** How a place is written everywhere: its time, else its page, else nothing. */
export function placeLabel(
  t: TFunction,
  place: { seconds: number | null; page: number | null },
): string | null {
  if (place.seconds !== null) return clock(place.seconds);
  return place.page === null ? null : t('meta.page', { page: place.page });
}
