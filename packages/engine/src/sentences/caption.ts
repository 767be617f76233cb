import type { Segment } from '../ports/ports.ts';

/** Only a short segment with a time may hold half a sentence: a paragraph or a heading of a page never does. */
export function isCaption(segment: Segment): boolean {
  return segment.startMs !== null && segment.text.length < 200;
}
