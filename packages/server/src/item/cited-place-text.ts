import type { Citation } from '@ecco/contract';
import { placeText } from '@ecco/pipeline';

/** Where a citation stands, in words: its second, or about which one, or its page; null where it has none of them. */
export function citedPlaceText(
  citation: Pick<Citation, 'start_timestamp' | 'about_timestamp' | 'page_number'>,
): string | null {
  const { start_timestamp: exact, about_timestamp: about, page_number: page } = citation;
  const seconds = about ?? exact;
  return placeText({ startMs: seconds === null ? null : seconds * 1_000, page }, about !== undefined);
}
