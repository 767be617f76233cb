import { detectLanguage, hasCells } from '@ecco/engine';
import { identifySegments, type KnownSegment } from './segment-identity.ts';
import { type RawSegment, shapeSegments } from './segment-shaping.ts';
import { wordsOf } from './word-overlap.ts';

/** Segments that tell the language, from the middle: openings are often in another one. Rows of tables tell none. */
const sampleSize = 20;

const sampleOf = (all: readonly RawSegment[]): string => {
  const prose = all.filter(({ text }) => !hasCells(text));
  const segments = prose.length > 0 ? prose : all;
  const from = Math.max(0, Math.floor((segments.length - sampleSize) / 2));
  return segments
    .slice(from, from + sampleSize)
    .map((segment) => segment.text)
    .join('\n');
};

export type CutInput = { itemId: string; runs: RawSegment[]; known: KnownSegment[] };
export type CutSegment = RawSegment & { id: string };

export type CutOutput = {
  segments: CutSegment[];
  /** How many there are. */
  words: number;
  /** The two-letter code that the words themselves show; null where they are too few to tell. */
  language: string | null;
};

/** Shapes the words of a source into segments and gives each its lasting id; also counts the words. */
export function cutSegments({ itemId, runs, known }: CutInput): CutOutput {
  const shaped = shapeSegments(runs);
  const ids = identifySegments(
    itemId,
    known,
    shaped.map((segment) => segment.text),
  );
  return {
    segments: shaped.map((segment, index) => ({ ...segment, id: ids[index] ?? '' })),
    language: detectLanguage(sampleOf(shaped)),
    words: shaped.reduce((sum, segment) => sum + wordsOf(segment.text).length, 0),
  };
}
