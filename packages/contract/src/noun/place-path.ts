import type { ContentKind } from '@ecco/domain';
import { pathOf } from './content-kind.ts';

/** A place to link to. `seconds`: where the sound is to begin. */
export type LinkedPlace = { line: number; segment: string | null; seconds?: number | null };

/** What an address says of a place: the line, its stable id besides (so that it lasts), and the second. */
export const placeQuery = ({ line, segment, seconds }: LinkedPlace): Record<string, string> => ({
  content_id: String(line),
  ...(segment && { segment }),
  ...(typeof seconds === 'number' && { timestamp: String(Math.floor(seconds)) }),
});

type CitedPlace = {
  item: { kind: ContentKind; slug: string; uuid: string };
  content_id: number;
  segment_id: string;
  start_timestamp: number | null;
};

/** The address of a place that is cited, from whatever page: the item, the line, and the second. */
export const placeHref = ({ item, content_id, segment_id, start_timestamp }: CitedPlace): string =>
  `${pathOf(item)}?${new URLSearchParams(
    placeQuery({ line: content_id, segment: segment_id, seconds: start_timestamp }),
  )}`;
