import { namesAnything, namesSubject } from '../talk/marker.ts';
import { runText } from '../talk/turn.ts';
import type { SettledMotion } from './motion.ts';

/** Turns in which a motion that was put to the vote, or only made, comes to its end. */
const endsWithin = 60;
const ofMeeting = /\badjourn/iu;
/** "Approval of four A, B, C and E": what is left of a consent calendar. */
const ofSeveral = /\b[A-Z]\b(?:,? (?:and )?\b[A-Z]\b){2}/u;

/**
 * Whether something spoken can be told as decided: its words, or the title of the item it is of, name a subject, and its end was
 * heard, is no end of the meeting and belongs to its own vote.
 */
export function isDefended(settled: SettledMotion, title: string | null): boolean {
  return hasOwnEnd(settled) && hasSubject(settled, title);
}

const motionText = ({ motion: { words }, outcome }: SettledMotion): string =>
  (words.length > 0 ? words : [outcome]).map(runText).join(' ');

function hasSubject(settled: SettledMotion, title: string | null): boolean {
  const { motion, basis } = settled;
  const words = motionText(settled);
  const isNamed = motion.isAmended || namesAnything(words) || namesSubject(title ?? '');
  return basis === 'consent' || isNamed || ofSeveral.test(words);
}

/** Whether all but the subject of a vote is certain: it was moved, and its outcome is said in so many words. */
export const isUnnamedVote = (settled: SettledMotion, title: string | null): boolean =>
  settled.isStated &&
  settled.motion.movedBy !== null &&
  !settled.motion.isAmendment &&
  hasOwnEnd(settled) &&
  !hasSubject(settled, title);

function hasOwnEnd(settled: SettledMotion): boolean {
  const { motion, result, outcome } = settled;
  if (result === null) return false;
  const words = motionText(settled);
  if (ofMeeting.test(runText(outcome)) && !ofMeeting.test(words)) return false;
  const from = motion.called?.turn.index ?? motion.voted?.turn.index ?? motion.turn;
  return outcome.turn.index - from <= endsWithin;
}
