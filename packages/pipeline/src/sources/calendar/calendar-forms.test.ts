import { expect, it } from 'vitest';
import { isCalledOffTitle } from './calendar.cancelled.ts';
import { calendarText } from './calendar.line.ts';
import { parseCalendar } from './calendar.parser.ts';

const window = { from: new Date('2026-01-01'), to: new Date('2027-12-01'), today: new Date('2026-11-15') };
const event = (...lines: string[]): string =>
  ['BEGIN:VEVENT', 'UID:board', 'SUMMARY:Board', ...lines, 'END:VEVENT', ''].join('\r\n');
const fileOf = (...parts: string[]): string => `BEGIN:VCALENDAR\r\n${parts.join('')}END:VCALENDAR\r\n`;
const eventsIn = (file: string) => parseCalendar(file, window).events;
const clocks = (file: string): string[] => eventsIn(file).map(({ day, time }) => `${day} ${time}`);
const weekly = event('DTSTART;TZID=America/New_York:20261001T090000', 'RRULE:FREQ=WEEKLY;COUNT=4');

it('a change of all dates to come holds from its date on', () => {
  const change = event(
    'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/New_York:20261015T090000',
    'DTSTART;TZID=America/New_York:20261016T133000',
    'LOCATION:Annex',
  ).replace('SUMMARY:Board', 'SUMMARY:Board, new hour');
  expect(clocks(fileOf(weekly, change))).toEqual([
    '2026-10-01 09:00',
    '2026-10-08 09:00',
    '2026-10-16 13:30',
    '2026-10-23 13:30',
  ]);
  expect(eventsIn(fileOf(change, weekly)).map(({ title }) => title)).toEqual([
    'Board',
    'Board',
    'Board, new hour',
    'Board, new hour',
  ]);
});

it('a date that was changed by itself is not changed again by what holds for all dates to come', () => {
  const all = event(
    'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/New_York:20261008T090000',
    'DTSTART;TZID=America/New_York:20261008T100000',
  );
  const one = event(
    'RECURRENCE-ID;TZID=America/New_York:20261015T090000',
    'DTSTART;TZID=America/New_York:20261015T150000',
  );
  expect(clocks(fileOf(weekly, all, one))).toEqual([
    '2026-10-01 09:00',
    '2026-10-08 10:00',
    '2026-10-15 15:00',
    '2026-10-22 10:00',
  ]);
});

it('of an event that was sent again its last form counts', () => {
  const first = event('DTSTART:20261008T090000', 'SEQUENCE:0');
  const last = event('DTSTART:20261009T100000', 'SEQUENCE:2');
  expect(clocks(fileOf(last, first))).toEqual(['2026-10-09 10:00']);
});

it.each([
  ['a moment in the long form', 'DTSTART:2026-12-03T09:00:00', '2026-12-03 09:00'],
  ['a moment without seconds', 'DTSTART:20261203T0900', '2026-12-03 09:00'],
  [
    'a zone in words',
    'DTSTART;TZID="(UTC-06:00) Central Time (US & Canada)":20261203T090000',
    '2026-12-03 09:00',
  ],
  ['names in small letters', 'dtstart;tzid=America/New_York:20261203T090000', '2026-12-03 09:00'],
  ['a rule that is none', 'DTSTART;VALUE=DATE:20261203\r\nRRULE:FREQ=SOMETIMES', '2026-12-03 null'],
  [
    'a whole day by the mark of an office program',
    'DTSTART:20261203T000000\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    '2026-12-03 null',
  ],
])('reads %s', (_what, line, clock) => {
  expect(clocks(fileOf(event(line)))).toEqual([clock]);
});

it('a moment of UTC is on the clock of the only zone that the file describes', () => {
  const zone = 'BEGIN:VTIMEZONE\r\nTZID:America/New_York\r\nEND:VTIMEZONE\r\n';
  const utc = event('DTSTART:20261209T010000Z');
  expect(clocks(fileOf(zone, utc))).toEqual(['2026-12-08 20:00']);
  expect(clocks(fileOf(zone, zone.replace('New_York', 'Denver'), utc))).toEqual(['2026-12-09 01:00']);
});

it('a file that calls its events off says so of each', () => {
  expect(eventsIn(fileOf('METHOD:CANCEL\r\n', weekly)).map(({ cancelled }) => cancelled)).toEqual(
    Array(4).fill(true),
  );
});

it('letters that a fold cuts in two are whole again', () => {
  const [head = '', tail = ''] = fileOf(event('DTSTART:20261203', 'LOCATION:Rückstellungen')).split('ü');
  const [lead, trail] = new TextEncoder().encode('ü');
  const bytes = new Uint8Array([
    ...new TextEncoder().encode(head),
    ...[lead ?? 0, 0x0d, 0x0a, 0x20, trail ?? 0],
    ...new TextEncoder().encode(tail),
  ]);
  expect(eventsIn(calendarText(bytes))[0]?.location).toBe('Rückstellungen');
});

it('lines may end in a carriage return alone', () => {
  const bytes = new TextEncoder().encode(fileOf(weekly).replaceAll('\r\n', '\r'));
  expect(clocks(calendarText(bytes))).toHaveLength(4);
});

it.each([
  ['CANCELED - Board Meeting', true],
  ['Board Meeting (Cancelled) at City Hall', true],
  ['Board Meeting has been canceled due to weather', true],
  ['Board Meeting - CXLD', true],
  ['POSTPONED: Board Meeting', true],
  ['Board Meeting CANCELLED see notice', true],
  ['Board Meeting: policy on cancelled contracts', false],
  ['Hearing on the cancellation of a permit', false],
])('%s', (title, isOff) => {
  expect(isCalledOffTitle(title)).toBe(isOff);
});

it('a rule in small letters is a rule', () => {
  expect(clocks(fileOf(weekly.replace('RRULE:FREQ=WEEKLY;COUNT=4', 'rrule:freq=weekly;count=2')))).toEqual([
    '2026-10-01 09:00',
    '2026-10-08 09:00',
  ]);
});
