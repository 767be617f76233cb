import type { Segment } from '../../ports/ports.ts';
import type { Run } from './turn.ts';

/** The runs of some words without the figures in them that were transcribed unsurely; themselves where there are none. */
export function sureRuns(segments: readonly Segment[], runs: readonly Run[]): readonly Run[] {
  const sure = runs.map((run) => without(run, unsureIn(segments, run)));
  return sure.every((parts, at) => parts.length === 1 && parts[0] === runs[at]) ? runs : sure.flat();
}

export const isSure = (segments: readonly Segment[], run: Run): boolean =>
  unsureIn(segments, run).length === 0;

type Gap = { start: number; end: number };

/** Where in its turn such figures of a run stand, in order. */
const unsureIn = (segments: readonly Segment[], { turn, start, end }: Run): Gap[] =>
  turn.parts.flatMap((part) =>
    (segments[part.segment]?.unsure ?? [])
      .map(({ at, length }) => ({ start: part.start + at, end: part.start + at + length }))
      .filter((gap) => gap.start < end && start < gap.end),
  );

function without(run: Run, gaps: readonly Gap[]): Run[] {
  if (gaps.length === 0) return [run];
  const runs: Run[] = [];
  let from = run.start;
  for (const gap of [...gaps, { start: run.end, end: run.end }]) {
    const end = Math.max(from, Math.min(gap.start, run.end));
    if (/[\p{L}\p{N}]/u.test(run.turn.text.slice(from, end)))
      runs.push(trimmed({ ...run, start: from, end }));
    from = Math.max(from, gap.end);
  }
  return runs;
}

function trimmed(run: Run): Run {
  const text = run.turn.text.slice(run.start, run.end);
  const start = run.start + (text.length - text.trimStart().length);
  return { ...run, start, end: start + text.trim().length };
}
