import type { Context } from '../ports/ports.ts';
import type { Reading } from '../reading/reading.ts';
import { findCues } from './cues.ts';
import { cutUnits } from './cut.ts';
import type { Division } from './division.type.ts';
import { longChapterWords } from './long-chapter.ts';
import { buildUnits, type Units } from './unit.ts';

/** Words of a text whose chapters are looked into, and of a section on average. */
const [longText, typicalSection] = [1500, 350];
const unitWords = 25;
const fewestWords = 90;

/**
 * The finer level: where, within each long chapter of a long talk, the subject turns again. For each division its
 * parts, first to last without gap; empty where it is one piece. Documents have the divisions of their headings.
 */
export function divideChapters(
  reading: Reading,
  context: Context,
  divisions: readonly Division[],
): Division[][] {
  const words = reading.sentences.reduce((sum, sentence) => sum + sentence.tokens.length, 0);
  if (context.kind === 'document' || words < longText) return divisions.map(() => []);
  const all = buildUnits(reading, findCues(reading, context), unitWords);
  return divisions.map((division) => divideOne(all, division));
}

function divideOne(all: Units, { first, last }: Division): Division[] {
  const units = all.units.filter(({ firstSegment }) => firstSegment >= first && firstSegment <= last);
  const words = units.reduce((sum, unit) => sum + unit.words, 0);
  if (words < longChapterWords) return [];
  const typical = words / typicalSection;
  const starts = cutUnits(
    { ...all, units },
    {
      fewest: 1,
      most: Math.max(2, Math.round(typical * 1.4)),
      minWords: fewestWords,
      maxWords: words,
      targetWords: typicalSection,
    },
  );
  const firsts = starts.map((start, at) => (at === 0 ? first : (units[start]?.firstSegment ?? first)));
  return firsts.map((begin, at) => ({ first: begin, last: (firsts[at + 1] ?? last + 1) - 1 }));
}
