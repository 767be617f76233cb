import { limits } from '@ecco/contract';

const step = limits.transcriptShown;

/** Lines shown after one more load. */
export const showMore = (shown: number, total: number): number => Math.min(total, shown + step);

/** Lines shown so that a line can be seen with some that follow it; never fewer than before. */
export const showLine = (shown: number, line: number, total: number): number =>
  Math.min(total, Math.max(shown, line + step));

/** A line index as asked for by a link, brought into the transcript; null where it names no line. */
export function clampLine(line: number, total: number): number | null {
  if (!Number.isInteger(line) || line < 0 || total === 0) return null;
  return Math.min(line, total - 1);
}

/** The pages, in order and once each, on which the given lines stand. */
export const pagesOf = (lines: readonly number[], pageSize: number): number[] =>
  [...new Set(lines.map((line) => Math.floor(line / pageSize)))].sort((a, b) => a - b);
