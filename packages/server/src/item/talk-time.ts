import type { Timing } from '@ecco/domain';
import type { SegmentLine } from '@ecco/store';

type Line = Pick<SegmentLine, 'speakerLabel' | 'startMs' | 'endMs' | 'isEstimated'>;

/** How long somebody speaks; `share` of the time in which anybody does, 0 to 1. */
export type TalkTime = { ms: number | null; share: number | null; times: Timing };

export const noTalkTime: TalkTime = { ms: null, share: null, times: 'absent' };

type Talk = { ms: number; isEstimated: boolean };

/** Lines without an end last until the next one begins. */
const lengthOf = ({ startMs, endMs }: Line, next: Line | undefined): number =>
  Math.max(0, (endMs ?? next?.startMs ?? startMs ?? 0) - (startMs ?? 0));

/**
 * How long each label speaks; nothing where a line has no time. Times inside a turn do not count: only where it begins and
 * ends can they make it longer or shorter.
 */
export function talkTimes(lines: readonly Line[]): ReadonlyMap<string, TalkTime> {
  const talks = new Map<string, Talk>();
  if (lines.some(({ startMs }) => startMs === null)) return new Map();
  let wholeMs = 0;
  for (const [at, line] of lines.entries()) {
    const { speakerLabel: label } = line;
    const [previous, next] = [lines[at - 1], lines[at + 1]];
    const ms = lengthOf(line, next);
    wholeMs += ms;
    if (label === null) continue;
    const talk = talks.get(label) ?? { ms: 0, isEstimated: false };
    talks.set(label, talk);
    talk.ms += ms;
    const begins = previous?.speakerLabel !== label && line.isEstimated;
    const ends = next !== undefined && next.speakerLabel !== label && next.isEstimated;
    talk.isEstimated ||= begins || ends;
  }
  return new Map(
    [...talks].map(([label, { ms, isEstimated }]) => [
      label,
      {
        ms,
        share: Math.round((ms / Math.max(1, wholeMs)) * 10_000) / 10_000,
        times: isEstimated ? 'estimated' : 'exact',
      },
    ]),
  );
}
