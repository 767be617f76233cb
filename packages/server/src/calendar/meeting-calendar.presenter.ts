import type { Meeting } from '@ecco/store';
import {
  type CalendarLine,
  type CalendarPart,
  calendarDay,
  calendarText,
  momentOf,
} from './calendar-text.ts';

/** A meeting that has a date, and whose it is. */
export type CalendarMeeting = { meeting: Meeting; organization: string | null };

type CalendarSite = { brand: string; siteUrl: string };

const text = (name: string, value: string | null): CalendarLine[] =>
  value === null || value.trim() === '' ? [] : [{ name, text: value }];

/** When it is: a moment that every calendar tells in the hours of its reader, or a whole day. How long it takes nobody says. */
const startOf = (date: Date, isDay: boolean): CalendarLine =>
  isDay ? { name: 'DTSTART;VALUE=DATE', raw: calendarDay(date) } : { name: 'DTSTART', raw: momentOf(date) };

const zoneWords = {
  calendar: (zone: string) => `Time from the calendar (${zone})`,
  page: (zone: string) => `Time zone from the meeting’s page (${zone})`,
  organization: (zone: string) => `Time zone of the organization (${zone})`,
  hand: (zone: string) => `Time zone: ${zone}`,
};

/** Who says on which clock it begins: its moment stands in UTC, which tells nobody. */
const clockOf = ({ timeZone, timeZoneFrom, dayOnly }: Meeting): string[] =>
  timeZone === null || timeZoneFrom === null || dayOnly ? [] : [zoneWords[timeZoneFrom](timeZone)];

function eventOf({ meeting, organization }: CalendarMeeting, { siteUrl }: CalendarSite): CalendarPart[] {
  const { id, title, heldAt, dayOnly, updatedAt, location, meetingType, agenda, fundName } = meeting;
  if (heldAt === null) return [];
  const url = `${siteUrl}/event/${id}`;
  const whose = organization ?? fundName;
  const matters = agenda.map((line, at) => `${at + 1}. ${line}`);
  return [
    {
      name: 'VEVENT',
      lines: [
        // The same for ever, so that a calendar that has it once changes it and does not show it twice.
        { name: 'UID', raw: id },
        // When it was last changed, so that what did not change stays the same file.
        { name: 'DTSTAMP', raw: momentOf(updatedAt) },
        { name: 'LAST-MODIFIED', raw: momentOf(updatedAt) },
        startOf(heldAt, dayOnly),
        ...text('SUMMARY', whose === null ? title : `${whose}: ${title}`),
        ...text('LOCATION', location),
        ...text(
          'DESCRIPTION',
          [...matters, ...clockOf(meeting), ...(matters.length > 0 ? [''] : []), url].join('\n'),
        ),
        ...text('CATEGORIES', meetingType),
        { name: 'URL', raw: url },
        // A public meeting takes nobody's time who only watches it.
        { name: 'TRANSP', raw: 'TRANSPARENT' },
      ],
    },
  ];
}

type CalendarContent = {
  meetings: readonly CalendarMeeting[];
  /** What a calendar that subscribes to it is called; null for a file that is taken once. */
  name: string | null;
};

/** Meetings as a calendar file; those without a date stand in none. */
export function presentCalendar({ meetings, name }: CalendarContent, calendarSite: CalendarSite): string {
  return calendarText({
    name: 'VCALENDAR',
    lines: [
      { name: 'VERSION', raw: '2.0' },
      { name: 'PRODID', raw: `-//${calendarSite.brand.replaceAll('/', ' ')}//Meetings//EN` },
      { name: 'CALSCALE', raw: 'GREGORIAN' },
      ...text('NAME', name),
      ...text('X-WR-CALNAME', name),
      ...(name === null ? [] : [{ name: 'REFRESH-INTERVAL;VALUE=DURATION', raw: 'PT6H' }]),
      ...(name === null ? [] : [{ name: 'X-PUBLISHED-TTL', raw: 'PT6H' }]),
    ],
    parts: meetings.flatMap((one) => eventOf(one, calendarSite)),
  });
}
