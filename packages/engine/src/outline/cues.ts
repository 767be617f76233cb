import { isWritten } from '@ecco/domain';
import { isHeading } from '../headings/heading.ts';
import type { Context, Segment } from '../ports/ports.ts';
import type { Reading } from '../reading/reading.ts';
import { foldApostrophes } from '../words/fold.ts';
import { asksNext } from './cues.lexicon.ts';
import { cueWeights } from './cues.weights.ts';
import { findQuestions } from './questions.ts';
import { findSpokenCues } from './spoken-cues.ts';

const handsOver =
  /\b(?:turn|hand|pass)(?:ing)? (?:the |it |this |things )?(?:\w+ )?(?:back )?(?:over )?to\b/iu;

/** More than the words of a chapter can outweigh. */
const decisive = 25;

/**
 * How much each segment looks like the beginning of a chapter, in the units of the cut's cost: how it sounds, its
 * heading, and on a call the hand-overs and the next caller.
 */
export function findCues(reading: Reading, context: Context): number[] {
  const segments = reading.segments.map((segment) => ({ ...segment, text: foldApostrophes(segment.text) }));
  const spoken = findSpokenCues(segments, reading);
  const called = context.kind === 'earnings' ? callCues(segments) : [];
  const heading = isWritten(context.kind) ? decisive : cueWeights.heading;
  return segments.map((_, at) =>
    at === 0 ? 0 : (spoken[at] ?? 0) + (called[at] ?? 0) + (isHeading(segments, at) ? heading : 0),
  );
}

/** Letters of an operator's turn at most. */
const shortTurn = 900;

/** On a call the questions begin a chapter, and so may each caller and each hand-over. */
function callCues(segments: readonly Segment[]): number[] {
  const input = findQuestions(segments);
  return segments.map(
    ({ text }, at) =>
      (at === input ? decisive : 0) +
      (text.length < shortTurn && asksNext.test(text) ? cueWeights.nextOnCall : 0) +
      (handsOver.test(segments[at - 1]?.text.slice(-300) ?? '') ? cueWeights.handOverOnCall : 0),
  );
}
