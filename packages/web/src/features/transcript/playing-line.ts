import { boundaryOf } from '@ecco/domain';

/** A line whose start is known, in seconds. */
export type Anchor = { line: number; start: number };

/** Where the playing line is: found, or the best line to load next. */
export type LineLocation = { line: number; certain: boolean };

/**
 * Finds the line that runs at a time, of which only some are known. Between two known neighbors that are not
 * adjacent it guesses by the share of the time (interpolation search); loading the guess narrows the gap.
 * `anchors` in order of their lines; null before the first or without any.
 */
export function locateLine(anchors: readonly Anchor[], seconds: number, total: number): LineLocation | null {
  const known = boundaryOf(anchors, ({ start }) => start <= seconds);
  const before = anchors[known - 1];
  if (!before) return null;
  const after = anchors[known];
  const nextLine = after?.line ?? total;
  if (nextLine - before.line <= 1) return { line: before.line, certain: true };
  if (!after) return { line: Math.min(total - 1, before.line + 1), certain: false };
  const share = (seconds - before.start) / Math.max(0.001, after.start - before.start);
  const guess = before.line + Math.max(1, Math.floor(share * (after.line - before.line)));
  return { line: Math.min(guess, after.line - 1), certain: false };
}
