import { languageOf } from '@ecco/engine';
import { type SegmentHearing, withHearings } from './segment-hearing.ts';
import { type IdentifiedSegment, identifySegments } from './segment-identity.ts';
import { type RawSegment, shapeSegments } from './segment-shaping.ts';
import type { TranscribedRun } from './transcribed-run.ts';
import { plainWords } from './word-overlap.ts';

export type CutInput = { itemId: string; runs: TranscribedRun[]; known: IdentifiedSegment[] };
type CutSegment = RawSegment & { id: string; isEstimated: boolean; hearing: SegmentHearing | null };

type CutOutput = {
  segments: CutSegment[];
  /** How many there are. */
  words: number;
  /** The two-letter code that the words themselves show; null where they are too few to tell. */
  language: string | null;
};

/** Shapes the words of a source into segments and gives each its lasting id; also counts the words. */
export function cutSegments({ itemId, runs, known }: CutInput): CutOutput {
  const shaped = shapeSegments(runs.map(({ heard: _heard, ...run }) => run));
  const language = languageOf(shaped);
  const heard = withHearings(runs, shaped, language === null || language === 'en');
  const ids = identifySegments(
    itemId,
    known,
    shaped.map((segment) => segment.text),
  );
  return {
    segments: heard.map(({ segment, hearing }, index) => ({ ...segment, id: ids[index] ?? '', hearing })),
    language,
    words: shaped.reduce((sum, segment) => sum + plainWords(segment.text).length, 0),
  };
}
