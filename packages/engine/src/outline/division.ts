import type { Context } from '../ports.ts';
import type { Reading } from '../reading/reading.ts';
import { findCues } from './cues.ts';
import { type CutLimits, cutUnits } from './cut.ts';
import { buildUnits } from './unit.ts';

/** Segments of one chapter, first and last inside. */
export type Division = { first: number; last: number };

const wordsPerMinute = 155;

/** Divides an item into chapters of roughly three to eight minutes; one chapter where there is little text. */
export function divide(reading: Reading, context: Context): Division[] {
  const words = reading.sentences.reduce((sum, sentence) => sum + sentence.tokens.length, 0);
  const { units, vocabulary } = buildUnits(reading, findCues(reading, context), words > 30_000 ? 90 : 25);
  const starts = cutUnits(units, vocabulary, limitsFor(words));
  return starts.map((start, at) => {
    const next = starts[at + 1];
    const end = next === undefined ? reading.segments.length : (units[next]?.firstSegment ?? 0);
    return { first: units[start]?.firstSegment ?? 0, last: end - 1 };
  });
}

function limitsFor(words: number): CutLimits {
  const minutes = words / wordsPerMinute;
  return {
    fewest: minutes < 4 ? 1 : Math.min(30, Math.max(2, Math.round(minutes / 8))),
    most: minutes < 1.5 ? 1 : Math.min(48, Math.max(2, Math.round(minutes / 3.2))),
    minWords: Math.min(220, Math.max(40, words / 12)),
    maxWords: Math.max(2200, words / 30),
    targetWords: Math.min(850, Math.max(120, words / 6)),
  };
}
