import type { Citation } from '@ecco/domain';
import type { Segment } from '../ports/ports.ts';
import type { Sentence } from '../sentences/sentence.ts';
import type { Piece } from '../sentences/span.ts';

/**
 * The citations of a sentence: one for each segment it runs through. Inside a long segment the times are
 * those of the words, taken as evenly spoken.
 */
export function citeSentence(segments: readonly Segment[], sentence: Sentence): Citation[] {
  return sentence.pieces.flatMap((piece) => citePiece(segments, piece));
}

/** The citation of a run of characters of one segment; none where there is no such place. */
export function citePiece(segments: readonly Segment[], piece: Piece): Citation[] {
  const segment = segments[piece.segment];
  const quote = segment?.text.slice(piece.start, piece.end) ?? '';
  if (segment === undefined || quote === '') return [];
  const time = timeAt(segment);
  return [
    {
      segmentId: segment.id,
      quote,
      startMs: time(piece.start),
      endMs: segment.endMs === null ? null : time(piece.end),
      page: segment.page,
    },
  ];
}

function timeAt({ startMs, endMs, text }: Segment): (character: number) => number | null {
  if (startMs === null) return () => null;
  const length = endMs === null || endMs <= startMs ? 0 : endMs - startMs;
  return (character) => Math.round(startMs + (length * character) / Math.max(1, text.length));
}
