import { type Citation, overlaps } from '@ecco/domain';
import type { Segment } from '../ports/ports.ts';

type UnsureText = Pick<Segment, 'text' | 'unsure'>;

/** Whether a quote rests on such a figure, wherever in the segment it stands: the same words may be said twice. */
export function quotesUnsurely(segment: UnsureText, quote: string): boolean {
  const { text, unsure = [] } = segment;
  if (unsure.length === 0 || quote === '') return false;
  for (let start = text.indexOf(quote); start >= 0; start = text.indexOf(quote, start + 1))
    if (unsure.some((figure) => overlaps(figure, { at: start, length: quote.length }))) return true;
  return false;
}

/** The longest run of a quote without such a figure; the quote itself where it has none. Null where nothing is left. */
export function surePart(segments: readonly Segment[], citation: Citation): Citation | null {
  const segment = segments.find(({ id }) => id === citation.segmentId);
  if (segment === undefined || !quotesUnsurely(segment, citation.quote)) return citation;
  const start = segment.text.indexOf(citation.quote);
  const end = start + citation.quote.length;
  const runs: string[] = [];
  let from = start;
  for (const { at, length } of [...(segment.unsure ?? [])].sort((a, b) => a.at - b.at)) {
    runs.push(segment.text.slice(from, Math.max(from, Math.min(at, end))).trim());
    from = Math.min(end, Math.max(from, at + length));
  }
  runs.push(segment.text.slice(from, end).trim());
  const quote = runs.reduce((longest, run) => (run.length > longest.length ? run : longest), '');
  return quote === '' ? null : { ...citation, quote };
}
