import type { TFunction } from 'i18next';
import { clock } from '../../format/time.ts';

/** How a place is written everywhere: its time, else its page, else the number of its paragraph. */
export function placeLabel(
  t: TFunction,
  place: { line: number; seconds: number | null; page: number | null },
): string {
  if (place.seconds !== null) return clock(place.seconds);
  if (place.page !== null) return t('meta.page', { page: place.page });
  return t('meta.paragraph', { number: place.line + 1 });
}
