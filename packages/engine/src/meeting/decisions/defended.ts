import { namesAnything } from '../talk/marker.ts';
import { textOf } from '../talk/turn.ts';
import type { Settled } from './motion.ts';

/** Turns in which a motion that was put to the vote, or only made, comes to its end. */
const endsWithin = 60;
const ofMeeting = /\badjourn/iu;
/** "Approval of four A, B, C and E": what is left of a consent calendar. */
const ofSeveral = /\b[A-Z]\b(?:,? (?:and )?\b[A-Z]\b){2}/u;

/**
 * Whether something spoken can be told as decided: its words, or the title of the item it is of, name a subject, and its end was heard, is no
 * end of the meeting and belongs to its own vote.
 */
export function isDefended({ motion, basis, result, outcome }: Settled, title: string | null): boolean {
  if (result === null) return false;
  const words = (motion.words.length > 0 ? motion.words : [outcome]).map(textOf).join(' ');
  const isNamed = motion.isAmended || [words, title ?? ''].some((text) => namesAnything(text));
  if (basis !== 'consent' && !isNamed && !ofSeveral.test(words)) return false;
  if (ofMeeting.test(textOf(outcome)) && !ofMeeting.test(words)) return false;
  const from = motion.called?.turn.index ?? motion.voted?.turn.index ?? motion.turn;
  return outcome.turn.index - from <= endsWithin;
}
