import { type Citation, placeHref, type UpdatePlace } from '@ecco/contract';
import { clockTime } from '../item/clock-time.ts';

/** "0:09", "19:09", or "1:02:03" from an hour on: as the pages write it. */
const shownTime = (seconds: number): string => (clockTime(seconds * 1_000) ?? '').replace(/^0:0?/, '');

/** A place as lists write it: its time, else its page, else the number of its paragraph. */
function shownAt(citation: Citation): string {
  const { page_number: page, start_timestamp: second, about_timestamp: about, content_id: line } = citation;
  if (page !== null) return `p. ${page}`;
  if (about !== undefined) return `about ${shownTime(about)}`;
  return second === null ? `¶ ${line + 1}` : shownTime(second);
}

/** A citation as the place of an update. */
export const updatePlace = (
  citation: Citation,
  said: Pick<UpdatePlace, 'speaker' | 'quote'>,
): UpdatePlace => ({
  ...said,
  title: citation.item.title,
  at: shownAt(citation),
  href: placeHref(citation),
});
