import type { Citation } from '@ecco/domain';
import type { Segment } from '../ports/ports.ts';

const isBlank = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text);

type Places = { placeOf: ReadonlyMap<string, number>; segments: readonly Segment[] };

/** Whether the words of two citations follow each other, in one segment or from the end of one to the start of the next. */
function follows(before: Citation, after: Citation, { placeOf, segments }: Places): boolean {
  const [from, to] = [placeOf.get(before.segmentId) ?? -1, placeOf.get(after.segmentId) ?? -1];
  const [first, second] = [segments[from], segments[to]];
  if (first === undefined || second === undefined || first.speaker !== second.speaker) return false;
  const end = first.text.indexOf(before.quote) + before.quote.length;
  if (from === to) {
    const start = first.text.indexOf(after.quote, end);
    return start >= 0 && isBlank(first.text.slice(end, start));
  }
  const start = second.text.indexOf(after.quote);
  return to === from + 1 && isBlank(first.text.slice(end)) && isBlank(second.text.slice(0, start));
}

const segmentPlaces = (segments: readonly Segment[]): ReadonlyMap<string, number> =>
  new Map(segments.map(({ id }, at) => [id, at]));

/** The words of some citations: those that follow each other as one run, others with a stop between, so that no number runs on. */
export function quotedText(citations: readonly Citation[], segments: readonly Segment[]): string {
  const placeOf = segmentPlaces(segments);
  return citations.reduce((text, citation, at) => {
    const before = citations[at - 1];
    if (before === undefined) return citation.quote;
    return `${text}${follows(before, citation, { placeOf, segments }) ? ' ' : ' . '}${citation.quote}`;
  }, '');
}

/** Whether citations are one run of one speaker's words: only that may stand in quotation marks. */
export function isOneRun(citations: readonly Citation[], segments: readonly Segment[]): boolean {
  if (citations.length < 2) return true;
  const placeOf = segmentPlaces(segments);
  return citations.slice(1).every((after, at) => {
    const before = citations[at];
    return before !== undefined && follows(before, after, { placeOf, segments });
  });
}
