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

/** Holds a recording against the minutes. In doubt nothing is claimed, and nothing where no decision is in both. */
export function compareMinutes(recording: ReadMeeting, minutes: ReadMeeting): MinutesComparison {
  const { matches, alone, unclear } = matchDecisions(recording.proceedings, minutes.proceedings);
  const texts = {
    recording: readMinutesText(recording.segments),
    minutes: readMinutesText(minutes.segments),
  };
  // Where not one decision is found again, the papers may be of two meetings, or one was not understood.
  const isSame = matches.length > 0;
  const decisions = isSame ? missingDecisions(alone, texts.minutes) : [];
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
      unclear: unclear.length + alone.length - decisions.length,
    },
  };
}
