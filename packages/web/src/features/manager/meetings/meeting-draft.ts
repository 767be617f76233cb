import { limits, type Meeting, type MeetingChange, type NewMeeting } from '@ecco/contract';
import { clockOf, momentOf } from '@ecco/domain';
import { looksLikeLink } from '../../../format/web-link.ts';
import { fieldLines } from '../details/field-text.ts';

/** What stands in the fields of a meeting. Without a time its day alone is known. */
export type MeetingDraft = Readonly<
  Record<'title' | 'day' | 'time' | 'zone' | 'location' | 'type' | 'link' | 'agenda', string>
>;
export type MeetingField = keyof MeetingDraft;
export type MeetingFault = 'title' | 'day' | 'year' | 'zone' | 'link' | 'agendaLine' | 'agendaLines';

export const newMeeting = (zone: string): MeetingDraft => ({
  ...{ title: '', day: '', time: '', zone, location: '', type: '', link: '', agenda: '' },
});

function isZone(name: string): boolean {
  try {
    // An offset such as "+05:00" is none: it knows no summer.
    return /^[A-Za-z]/.test(name) && Intl.DateTimeFormat('en-US', { timeZone: name }).format() !== '';
  } catch {
    return false;
  }
}

/** A meeting as its fields show it; `zone`: where its clock goes when nobody said. */
export function draftOfMeeting(meeting: Meeting, zone: string): MeetingDraft {
  const { title, date, day_only: isDayOnly, time_zone, location, meeting_type, link, agenda } = meeting;
  const own = time_zone !== null && isZone(time_zone) ? time_zone : zone;
  const at = date === null ? { day: '', time: '' } : clockOf(new Date(date), isDayOnly ? 'UTC' : own);
  return {
    title,
    day: at.day,
    time: isDayOnly ? '' : at.time,
    zone: own,
    location: location ?? '',
    type: meeting_type ?? '',
    link: link ?? '',
    agenda: agenda.join('\n'),
  };
}

/** What is wrong with the fields; the server has the last word. */
export function faultsOfMeeting(draft: MeetingDraft): Partial<Record<MeetingField, MeetingFault>> {
  const faults: Partial<Record<MeetingField, MeetingFault>> = {};
  const agenda = fieldLines(draft.agenda);
  const year = Number(draft.day.slice(0, 4));
  if (draft.title.trim() === '') faults.title = 'title';
  if (draft.day === '' && draft.time !== '') faults.day = 'day';
  if (draft.day !== '' && (year < 1800 || year >= 2200)) faults.day = 'year';
  if (draft.time !== '' && !isZone(draft.zone.trim())) faults.zone = 'zone';
  if (draft.link.trim() !== '' && !looksLikeLink(draft.link.trim())) faults.link = 'link';
  if (agenda.length > limits.agendaLinesMax) faults.agenda = 'agendaLines';
  if (agenda.some((line) => line.length > limits.agendaLineMax)) faults.agenda = 'agendaLine';
  return faults;
}

/** When it is held, as the server is told. */
function meetingTimeFields({ day, time, zone }: MeetingDraft) {
  if (day === '') return { date: null, day_only: false, time_zone: null };
  if (time === '') return { date: `${day}T00:00:00.000Z`, day_only: true, time_zone: null };
  return {
    date: momentOf(day, time, zone.trim()).toISOString(),
    day_only: false,
    time_zone: zone.trim(),
  };
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** What the server is told of all fields. */
const detailsOf = (draft: MeetingDraft) => ({
  title: draft.title.trim(),
  ...meetingTimeFields(draft),
  location: orNull(draft.location),
  meeting_type: orNull(draft.type),
  link: orNull(draft.link),
  agenda: fieldLines(draft.agenda),
});

export const meetingToAdd = (draft: MeetingDraft, organization: string): NewMeeting => ({
  ...detailsOf(draft),
  sources: [],
  organization,
});

const fields = ['title', 'location', 'type', 'link', 'agenda'] as const;
const fieldName = {
  title: 'title',
  location: 'location',
  type: 'meeting_type',
  link: 'link',
  agenda: 'agenda',
} as const;
const clock = ['day', 'time', 'zone'] as const;

/** What the server is told of the fields that differ, and nothing of the others. */
export function changeOfMeeting(stored: MeetingDraft, draft: MeetingDraft): MeetingChange {
  const details = detailsOf(draft);
  const differs = (field: MeetingField): boolean => stored[field].trim() !== draft[field].trim();
  const changed = fields.filter(differs).map((field) => [fieldName[field], details[fieldName[field]]]);
  return { ...Object.fromEntries(changed), ...(clock.some(differs) && meetingTimeFields(draft)) };
}

/** A meeting as it would be made again. */
export const meetingCopy = (meeting: Meeting, organization: string): NewMeeting => {
  const { title, date, day_only, time_zone, fund_name, location, link, meeting_type, agenda } = meeting;
  const sources = [...meeting.media, ...meeting.documents].map(({ uuid }) => uuid);
  return {
    ...{ title, date, day_only, time_zone, fund_name, location, link, meeting_type, agenda },
    ...{ sources, organization },
  };
};
