import { identifySegments, type KnownSegment } from './segment-identity.ts';
import { type RawSegment, shapeSegments } from './segment-shaping.ts';
import { wordsOf } from './word-overlap.ts';

export type CutInput = { itemId: string; runs: RawSegment[]; known: KnownSegment[] };
export type CutSegment = RawSegment & { id: string };

/** Shapes the words of a source into segments and gives each its lasting id; also counts the words. */
export function cutSegments({ itemId, runs, known }: CutInput): { segments: CutSegment[]; words: number } {
  const shaped = shapeSegments(runs);
  const ids = identifySegments(
    itemId,
    known,
    shaped.map((segment) => segment.text),
  );
  return {
    segments: shaped.map((segment, index) => ({ ...segment, id: ids[index] ?? '' })),
    words: shaped.reduce((sum, segment) => sum + wordsOf(segment.text).length, 0),
  };
}
