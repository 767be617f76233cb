import type { MinutesGap } from '@ecco/domain';
import type { Omission } from './pair.schema.ts';

/** What was told of one pair: planted omissions with whether they were found, and gaps that nobody planted. */
export type GapScore = {
  planted: { omission: Omission; found: boolean }[];
  told: number;
  wrong: MinutesGap[];
};

const placesOf = ({ said, text }: MinutesGap): number[] =>
  [said, ...text.citations].map(({ segmentId }) => Number(segmentId));

const isWithin = (gap: MinutesGap, { from, to }: Omission): boolean =>
  placesOf(gap).some((place) => place >= from && place <= to);

/** Holds what was told against what was planted; a gap is right where the recording says what was left out. */
export function scoreGaps(gaps: readonly MinutesGap[], omissions: readonly Omission[]): GapScore {
  return {
    planted: omissions.map((omission) => ({ omission, found: gaps.some((gap) => isWithin(gap, omission)) })),
    told: gaps.length,
    wrong: gaps.filter((gap) => !omissions.some((omission) => isWithin(gap, omission))),
  };
}

const shareOf = (part: number, whole: number): string => (whole === 0 ? '–' : (part / whole).toFixed(3));

/** Found and false shares of several pairs. */
export function gapLine(name: string, scores: readonly GapScore[]): string {
  const planted = scores.flatMap((score) => score.planted);
  const position = planted.filter((one) => one.found).length;
  const reported = scores.reduce((all, one) => all + one.told, 0);
  const wrong = scores.reduce((all, one) => all + one.wrong.length, 0);
  return `${name.padEnd(10)} ${scores.length} pairs  found ${shareOf(position, planted.length)} (${position} of ${planted.length})  false ${shareOf(wrong, reported)} (${wrong} of ${reported})`;
}
