import type { PlacedFigure } from './placed-figure.ts';
import { findSpoken } from './spoken-figure.ts';
import { findVotes } from './vote.ts';
import { isTakenBack } from './withdrawn.ts';
import { findWritten } from './written-figure.ts';

/**
 * The figures of a sentence, in digits ("$2.4 billion", "7.25%", "$410m") or spoken ("two hundred basis
 * points", "three point five percent"). Plain years, dates and bare numbers below a hundred are left out,
 * and so is a figure that the speaker takes back in the same breath.
 */
export function findFigures(sentence: string): PlacedFigure[] {
  const hasDigit = /\d/u.test(sentence);
  const placedFigures = hasDigit ? writtenAndVotes(sentence) : [];
  return [...placedFigures, ...findSpoken(sentence, placedFigures)]
    .filter(({ end }) => !isTakenBack(sentence.slice(end, end + 60)))
    .sort((a, b) => a.start - b.start);
}

function writtenAndVotes(sentence: string): PlacedFigure[] {
  const votes = findVotes(sentence);
  const isFree = ({ start, end }: PlacedFigure) =>
    !votes.some((vote) => vote.start < end && start < vote.end);
  return [...votes, ...findWritten(sentence).filter(isFree)];
}
