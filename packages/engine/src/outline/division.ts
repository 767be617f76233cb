import { isHeading } from '../headings/heading.ts';
import type { Context } from '../ports/ports.ts';
import type { Reading } from '../reading/reading.ts';
import { findCues } from './cues.ts';
import { type CutLimits, cutUnits } from './cut.ts';
import { divideDocument } from './divide-document.ts';
import type { Division } from './division.type.ts';
import { buildUnits } from './unit.ts';

/** Divides an item into chapters of roughly three to eight minutes; one chapter where there is little text. */
export function divide(reading: Reading, context: Context): Division[] {
  const numbered = context.kind === 'document' ? divideDocument(reading) : null;
  if (numbered !== null) return numbered;
  const words = reading.sentences.reduce((sum, sentence) => sum + sentence.tokens.length, 0);
  const source = buildUnits(reading, findCues(reading, context), unitSize(words));
  const { units } = source;
  const headings = reading.segments.filter((_, at) => isHeading(reading.segments, at)).length;
  const isMeeting = context.kind === 'meeting' && words > 1000;
  const starts = cutUnits(
    source,
    withHeadings(isMeeting ? meetingLimits(words) : limitsFor(words), headings),
  );
  return starts.map((start, at) => {
    const next = starts[at + 1];
    const end = next === undefined ? reading.segments.length : (units[next]?.firstSegment ?? 0);
    return { first: units[start]?.firstSegment ?? 0, last: end - 1 };
  });
}

/** Units of ten hours stay as few as those of one. */
const unitSize = (words: number): number => (words > 30_000 ? 90 : words > 2500 ? 25 : 8);

/** Words of two hours. Chapters that grew with texts of days would cost the square of their length to find. */
const longestChapter = 17_000;

/** A text that has headings is cut by them, as often as it has some. */
function withHeadings(limits: CutLimits, headings: number): CutLimits {
  if (headings < 2) return limits;
  return { ...limits, most: Math.max(limits.most, Math.min(60, headings + 1)), minWords: 12 };
}

/**
 * How many chapters a text of so many words may have: about four for ten minutes, ten for an hour and
 * twenty-five for five hours, since short items change their subject faster than long ones.
 */
function limitsFor(words: number): CutLimits {
  const typical = (words < 2500 ? 1.5 : 1.1) * Math.sqrt(words / 100);
  return {
    fewest: words < 350 ? 1 : Math.max(2, Math.round(typical * (words < 2500 ? 0.5 : 0.75))),
    most: words < 200 ? 1 : Math.max(2, Math.round(typical * (words < 2500 ? 2 : 1.15))),
    minWords: Math.min(220, (words / typical) * 0.45),
    maxWords: Math.max(2200, Math.min((words / 8) * 1.5, longestChapter)),
    targetWords: Math.max(60, words / typical),
  };
}

/** A meeting stays with an item of its agenda: about five chapters for an hour, and long ones among them. */
function meetingLimits(words: number): CutLimits {
  const typical = 0.56 * Math.sqrt(words / 100);
  return {
    fewest: Math.max(2, Math.round(typical * 0.6)),
    most: Math.max(2, Math.round(typical)),
    minWords: 220,
    maxWords: Math.max(2200, Math.min(words / 2.5, 2 * longestChapter)),
    targetWords: words / typical,
  };
}
