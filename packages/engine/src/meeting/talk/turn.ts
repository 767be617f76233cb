import type { Citation } from '@ecco/domain';
import type { Segment } from '../../ports/ports.ts';
import { citePiece } from '../../reading/citation.ts';
import type { Span } from '../../sentences/span.ts';
import { foldApostrophes } from '../../words/fold.ts';

/** What one person says without a break, or a paragraph: its text with straight apostrophes, and where it came from. */
export type Turn = {
  index: number;
  speaker: string | null;
  text: string;
  /** Nobody speaks it: a paragraph of minutes, a row, a heading. */
  isWritten: boolean;
  /** Segments in order, and where in the text each begins. */
  parts: readonly { segment: number; start: number }[];
};

/** A run of characters of a turn. */
export type Run = Span & { turn: Turn };

const nowhere: ReadonlySet<number> = new Set();

/**
 * The turns of a source: neighboring segments of one speaker are one turn, any other segment is one by itself. With a
 * segment of `starts` a turn begins in any case.
 */
export function readTurns(segments: readonly Segment[], starts = nowhere): Turn[] {
  const turns: Turn[] = [];
  for (const [segment, { speaker, startMs, text }] of segments.entries()) {
    const before = turns.at(-1);
    const plain = foldApostrophes(text);
    if (before !== undefined && speaker !== null && before.speaker === speaker && !starts.has(segment)) {
      const start = before.text.length + 1;
      turns[turns.length - 1] = {
        ...before,
        text: `${before.text} ${plain}`,
        parts: [...before.parts, { segment, start }],
      };
      continue;
    }
    const isWritten = speaker === null && startMs === null;
    const parts = [{ segment, start: 0 }];
    turns.push({ index: turns.length, speaker, text: plain, isWritten, parts });
  }
  return turns;
}

/** The segment in which a character of a turn stands. */
export const segmentAt = ({ parts }: Turn, at: number): number =>
  parts.findLast(({ start }) => start <= at)?.segment ?? parts[0]?.segment ?? 0;

/** The citations of a run: one for each segment that it runs through. */
export function citeRun(segments: readonly Segment[], { turn, start, end }: Run): Citation[] {
  return turn.parts.flatMap((part, at) => {
    const partEnd = turn.parts[at + 1]?.start ?? turn.text.length + 1;
    const [from, to] = [Math.max(start, part.start), Math.min(end, partEnd - 1)];
    if (from >= to) return [];
    return citePiece(segments, { segment: part.segment, start: from - part.start, end: to - part.start });
  });
}

export const runText = ({ turn, start, end }: Run): string => turn.text.slice(start, end);
