/**
 * What the recording of a meeting has and its minutes lack, and where they differ (`docs/decisions/0063-minutes.md`).
 * Both are compared as they were read; whoever asks sees to it that they were read whole.
 */
import type { MinutesComparison, MinutesGap } from '@ecco/domain';
import { subjectsOf } from './decision-subject.ts';
import { bestLine, isCovered } from './find-line.ts';
import { missingComments, missingDepartures, missingRecusals } from './gaps-of-people.ts';
import { missingSignals, missingSums } from './gaps-of-signals.ts';
import { matchDecisions } from './match-decisions.ts';
import { differencesOf } from './minutes-differences.ts';
import { type LookedFor, missingAmounts, missingDecisions, missingVotes } from './minutes-gaps.ts';
import { type MinutesText, readMinutesText } from './minutes-text.ts';
import { isOfRecording } from './one-meeting.ts';
import type { ReadMeeting } from './read-meeting.type.ts';

/** Of the side that has fewer decisions, so many are found again at least where both are of one meeting. */
const leastShared = 1 / 3;

/** Boards decide alike month after month, so that one or two decisions of another meeting are found again by chance. */
const shareDecisions = (matched: number, { proceedings: said }: ReadMeeting, written: ReadMeeting): boolean =>
  matched > 0 &&
  matched >= leastShared * Math.min(said.decisions.length, written.proceedings.decisions.length);

const gapPlaces = ({ said, text }: MinutesGap): string[] =>
  [said, ...text.citations].map(({ segmentId }) => segmentId);

/** What is missing, each thing once: a decision that is missing is not told again as what it does, nor somebody's part in it. */
function gapsOf(looked: readonly LookedFor[], recording: ReadMeeting, minutes: MinutesText): MinutesGap[] {
  const { segments } = recording;
  const decisions = missingDecisions(looked, minutes);
  const minutesGaps = [...decisions, ...missingVotes(looked, minutes), ...missingAmounts(looked, minutes)];
  const missing = looked.filter(({ subject }) => decisions.some(({ text }) => text === subject.told));
  const known = new Set([
    ...minutesGaps.flatMap(gapPlaces),
    ...missing.flatMap(({ subject }) =>
      segments.slice(subject.first + 1, subject.last + 1).map(({ id }) => id),
    ),
  ]);
  const others = [
    ...missingSignals(recording, minutes),
    ...missingSums(recording, minutes),
    ...missingDepartures(segments, minutes),
    ...missingRecusals(segments, minutes),
    ...missingComments(segments, minutes),
  ];
  for (const gap of others) {
    if (gapPlaces(gap).some((place) => known.has(place))) continue;
    for (const place of gapPlaces(gap)) known.add(place);
    minutesGaps.push(gap);
  }
  return minutesGaps;
}

/** Holds a recording against the minutes. In doubt nothing is claimed, and nothing where they may be of two meetings. */
export function compareMinutes(recording: ReadMeeting, minutes: ReadMeeting): MinutesComparison {
  const decisionMatches = matchDecisions(recording.proceedings, minutes.proceedings);
  const texts = {
    recording: readMinutesText(recording.segments),
    minutes: readMinutesText(minutes.segments),
  };
  const isSame =
    shareDecisions(decisionMatches.matches.length, recording, minutes) ||
    isOfRecording(texts.minutes, recording.segments);
  const matches = isSame ? decisionMatches.matches : [];
  const writtenOf = new Map(matches.map(({ recorded, written }) => [recorded, written]));
  const placeOf = new Map(minutes.segments.map(({ id }, at) => [id, at]));
  const looked = subjectsOf(recording).map((subject) => {
    const written = writtenOf.get(subject.decision) ?? null;
    const line = bestLine(subject, texts.minutes);
    const at = placeOf.get(written?.outcome.segmentId ?? '') ?? line.at;
    const possible = (decisionMatches.possible.get(subject.decision) ?? []).flatMap(
      ({ motion }) => placeOf.get(motion.citations[0]?.segmentId ?? '') ?? [],
    );
    return { subject, found: { ...line, at }, written, possible };
  });
  const gaps = isSame ? gapsOf(looked, recording, texts.minutes) : [];
  const matched = isSame
    ? looked.filter(({ written, found: line }) => written !== null || isCovered(line)).length
    : 0;
  const decisions = recording.proceedings.decisions.length;
  const missing = gaps.filter(({ kind }) => kind === 'decision').length;
  return {
    gaps,
    differences: differencesOf(matches, texts),
    compared: { decisions, matched, unclear: decisions - matched - missing },
  };
}
