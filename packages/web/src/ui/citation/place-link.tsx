import type { TFunction } from 'i18next';
import { clock, trimClock } from '../../format/time.ts';
import classes from './place-chip.module.css';

type Place = {
  content_id: number;
  start_time: string | null;
  end_time: string | null;
  about_timestamp?: number | undefined;
  page_number: number | null;
};

/** How a place with a range is written: its times, else its page, else the number of its paragraph. */
export function rangeLabel(t: TFunction, place: Place): string {
  if (place.about_timestamp !== undefined) return t('meta.about', { time: clock(place.about_timestamp) });
  const times = [place.start_time, place.end_time].filter((time) => time !== null).map(trimClock);
  if (times.length > 0) return [...new Set(times)].join('–');
  if (place.page_number !== null) return t('meta.page', { page: place.page_number });
  return t('meta.paragraph', { number: place.content_id + 1 });
}

/** A chip that opens a place of another page in a tab of its own. */
export function PlaceLink({ href, text, label }: { href: string; text: string; label: string }) {
  return (
    <a className={classes['chip']} href={href} target="_blank" rel="noopener" aria-label={label}>
      {text}
    </a>
  );
}
