// What of the things kept of an organization answers a question, at a time.
import type { FactKind } from '@ecco/domain';
import type { GraphQuestion } from '../question/graph-question.ts';
import { holdsOffice, isMeetingAsked, isSinceAsked } from './matches.ts';

/** Meetings that are told where several are asked for, and people. */
const most = { meetings: 5, people: 25 };

type Asked<Asks extends GraphQuestion['asks']> = Extract<GraphQuestion, { asks: Asks }>;
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

type StoredMeeting = {
  title: string;
  meetingType: string | null;
  agenda: readonly string[];
  heldAt: Date | null;
  dayOnly: boolean;
};

/** Whether a meeting is still to come: one of which only the day is known is so until its day is over. */
export const isToCome = (
  { heldAt, dayOnly }: Pick<StoredMeeting, 'heldAt' | 'dayOnly'>,
  now: Date,
): boolean => heldAt !== null && (dayOnly ? dayOf(heldAt) >= dayOf(now) : heldAt > now);

/** Whether a meeting is over: one of which only the day is known is so when its day is. */
export const hasBeen = (meeting: Pick<StoredMeeting, 'heldAt' | 'dayOnly'>, now: Date): boolean =>
  meeting.heldAt !== null && !isToCome(meeting, now);

/** The meeting to come that is asked for, or all of them, the soonest first. */
export function pickMeetings<Meeting extends StoredMeeting>(
  asked: Asked<'meeting'>,
  kept: readonly Meeting[],
  now: Date,
): Meeting[] {
  return kept
    .filter((meeting) => isToCome(meeting, now) && isMeetingAsked(asked, meeting))
    .toSorted((one, other) => (one.heldAt?.getTime() ?? 0) - (other.heldAt?.getTime() ?? 0))
    .slice(0, asked.all ? most.meetings : 1);
}

/** The last meeting that was of those that are asked for. */
export function pickLastMeetings<Meeting extends StoredMeeting>(
  asked: Asked<'last-meeting'>,
  kept: readonly Meeting[],
  now: Date,
): Meeting[] {
  return kept
    .filter((meeting) => hasBeen(meeting, now) && isMeetingAsked(asked, meeting))
    .toSorted((one, other) => (other.heldAt?.getTime() ?? 0) - (one.heldAt?.getTime() ?? 0))
    .slice(0, 1);
}

type StoredPerson = {
  name: string;
  title: string | null;
  isOfBoard: boolean;
  since: string | null;
  until: string | null;
};

/** Who holds the office that is asked for, or is on the board, on the day of `now`; with a day since when, where that is asked. */
export function pickPeople<Person extends StoredPerson>(
  { office, since: asked }: Asked<'person'>,
  kept: readonly Person[],
  now: Date,
): Person[] {
  return kept
    .filter(({ until }) => until === null || until >= dayOf(now))
    .filter(({ name, title, isOfBoard, since }) => {
      if (asked !== null)
        return since !== null && title !== null && isSinceAsked(asked, { name, title, isOfBoard });
      return office === null ? isOfBoard : title !== null && holdsOffice(office, { title, isOfBoard });
    })
    .slice(0, most.people);
}

type StoredFact = { kind: FactKind; asOf: string; source: string | null; sourceUrl: string | null };

/** The newest fact that is asked for, or the last of a year; only one that says where it comes from. */
export function pickFacts<Fact extends StoredFact>(
  { fact, year }: Asked<'fact'>,
  kept: readonly Fact[],
  now: Date,
): Fact[] {
  return kept
    .filter(({ kind, source, sourceUrl }) => kind === fact && (source ?? sourceUrl) !== null)
    .filter(({ asOf }) => (year === null ? asOf <= dayOf(now) : asOf.startsWith(`${year}-`)))
    .toSorted((one, other) => (one.asOf < other.asOf ? 1 : -1))
    .slice(0, 1);
}
