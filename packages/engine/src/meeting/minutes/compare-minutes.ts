/**
 * What the recording of a meeting has and its minutes lack, and where they differ (`docs/decisions/0063-minutes.md`).
 * Both are compared as they were read; whoever asks sees to it that they were read whole.
 */
import type { MinutesComparison, Proceedings } from '@ecco/domain';
import { matchDecisions } from './match-decisions.ts';
import { differencesOf } from './minutes-differences.ts';
import { missingAmounts, missingDecisions, missingSignals, missingVotes } from './minutes-gaps.ts';
import { readMinutesText } from './minutes-text.ts';

/** What was read of one side: what the body did, and the words themselves. */
export type ReadMeeting = { proceedings: Proceedings; segments: readonly { text: string }[] };

/** Of the side that has fewer decisions, so many are found again at least where both are of one meeting. */
const leastShared = 1 / 3;

/** Boards decide alike month after month, so that one or two decisions of another meeting are found again by chance. */
const areOfOneMeeting = (
  matched: number,
  { proceedings: said }: ReadMeeting,
  written: ReadMeeting,
): boolean =>
  matched > 0 &&
  matched >= leastShared * Math.min(said.decisions.length, written.proceedings.decisions.length);

/** Holds a recording against the minutes. In doubt nothing is claimed, and nothing where they may be of two meetings. */
export function compareMinutes(recording: ReadMeeting, minutes: ReadMeeting): MinutesComparison {
  const found = matchDecisions(recording.proceedings, minutes.proceedings);
  const isSame = areOfOneMeeting(found.matches.length, recording, minutes);
  const matches = isSame ? found.matches : [];
  const texts = {
    recording: readMinutesText(recording.segments),
    minutes: readMinutesText(minutes.segments),
  };
  const decisions = isSame ? missingDecisions(found.alone, texts.minutes) : [];
  const known = new Set(
    decisions.flatMap(({ text, said }) => [said.segmentId, ...text.citations.map((one) => one.segmentId)]),
  );
  const signals = isSame ? missingSignals(recording.proceedings.signals, texts.minutes) : [];
  return {
    gaps: [
      ...decisions,
      ...missingVotes(matches),
      ...missingAmounts(matches, texts.minutes),
      // A decision that is missing is told once, not again as what it does.
      ...signals.filter(
        ({ said, text }) => ![said, ...text.citations].some(({ segmentId }) => known.has(segmentId)),
      ),
    ],
    differences: differencesOf(matches, texts),
    compared: {
      decisions: recording.proceedings.decisions.length,
      matched: matches.length,
      unclear: recording.proceedings.decisions.length - matches.length - decisions.length,
    },
  };
}
