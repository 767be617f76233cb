import { describe, expect, it } from 'vitest';
import { parseCalendar } from './calendar.parser.ts';

const window = { from: new Date('2024-01-01'), to: new Date('2025-01-01'), today: new Date('2024-05-10') };
const event = (...lines: string[]): string => ['BEGIN:VEVENT', ...lines, 'END:VEVENT', ''].join('\r\n');
const board = event('UID:board', 'DTSTART:20240506T100000Z', 'SUMMARY:Board');
const calendarOf = (...events: string[]) =>
  parseCalendar(`BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events.join('')}END:VCALENDAR\r\n`, window);
const daysOf = (...events: string[]) =>
  calendarOf(...events).events.map(({ title, day }) => `${title} ${day}`);

describe('an event of a calendar that cannot be read', () => {
  it.each([
    ['whose day is no day', ['DTSTART:2024-05-06', 'RRULE:FREQ=DAILY;COUNT=3']],
    ['whose rule is none', ['DTSTART:2024-05-06', 'RRULE:FREQ=SECONDLY;COUNT=a']],
    ['that begins at a word', ['DTSTART:soon', 'RRULE:FREQ=DAILY']],
  ])('%s costs nothing but itself', (_what, lines) => {
    expect(daysOf(board, event('UID:bad', 'SUMMARY:Bad', ...lines))).toContain('Board 2024-05-06');
  });
});

it('says how many events cannot be read', () => {
  const other = ['DTSTART:17.12.2026', 'DTSTART:20241345', 'DTSTART:soon', `SUMMARY:${'x'.repeat(60_000)}`];
  const calendar = calendarOf(board, ...other.map((line, at) => event(`UID:bad${at}`, line)));
  expect(calendar).toMatchObject({ eventCount: 5, unreadable: 4, leftOut: false });
  expect(calendar.events).toHaveLength(1);
});

it('tells of too many events those nearest to today, and that it left some out', () => {
  const hour = (at: number) =>
    `${new Date(Date.UTC(2024, 0, 1) + at * 3_600_000).toISOString().slice(0, 13)}`;
  const many = Array.from({ length: 6_000 }, (_, at) =>
    event(`UID:${at}`, `DTSTART:${hour(at).replace(/-/g, '')}0000Z`, `SUMMARY:At ${hour(at)}`),
  );
  const { events, eventCount, leftOut } = calendarOf(...many);
  expect([events.length, eventCount, leftOut]).toEqual([2_000, 6_000, true]);
  expect([events[0]?.day, events.at(-1)?.day]).toEqual(['2024-03-29', '2024-06-20']);
});

describe('a rule that is of no meeting', () => {
  it.each([
    'FREQ=SECONDLY',
    'freq=minutely;COUNT=9999999',
    'FREQ=HO\r\n URLY',
    'FREQ=DAILY;BYHOUR=1,2,3;BYSECOND=1,2',
  ])('%j leaves the event its own day', (rule) => {
    const often = event('UID:often', 'DTSTART:20240506T100000Z', 'SUMMARY:Often', `RRULE:${rule}`);
    expect(daysOf(often)).toEqual(['Often 2024-05-06']);
  });

  it('is not one of weeks', () => {
    const weekly = event('UID:w', 'DTSTART:20240506T100000Z', 'SUMMARY:Weekly', 'RRULE:FREQ=WEEKLY;COUNT=3');
    expect(daysOf(weekly)).toEqual(['Weekly 2024-05-06', 'Weekly 2024-05-13', 'Weekly 2024-05-20']);
  });
});

describe('the clock of an event', () => {
  const clocksOf = (file: string, timeZone: string | null = null) =>
    parseCalendar(`BEGIN:VCALENDAR\r\n${file}END:VCALENDAR\r\n`, { ...window, timeZone }).events.map(
      ({ day, time, timeZone: zone }) => [day, time, zone].join(' '),
    );
  const at = (start: string) => event('UID:a', start, 'SUMMARY:Board');

  it.each([
    [
      'a moment of UTC, in the zone of the calendar',
      `X-WR-TIMEZONE:America/Denver\r\n${at('DTSTART:20241209T010000Z')}`,
      '2024-12-08 18:00 America/Denver',
    ],
    [
      'a clock without a zone, in that of the calendar',
      `X-WR-TIMEZONE:America/Denver\r\n${at('DTSTART:20241208T190000')}`,
      '2024-12-08 19:00 America/Denver',
    ],
    [
      'a clock without a zone, in that of whoever meets',
      at('DTSTART:20241208T190000'),
      '2024-12-08 19:00 America/New_York',
    ],
    [
      'a moment of UTC, in the zone of whoever meets',
      at('DTSTART:20241209T010000Z'),
      '2024-12-08 20:00 America/New_York',
    ],
    [
      'a zone behind a path',
      at('DTSTART;TZID=/programs.example/America/Chicago:20241208T140000'),
      '2024-12-08 14:00 America/Chicago',
    ],
    [
      'a zone of the file’s own, told after the event',
      `${at('DTSTART;TZID=LOCAL:20241208T140000')}BEGIN:VTIMEZONE\r\nTZID:LOCAL\r\nEND:VTIMEZONE\r\n`,
      '2024-12-08 14:00 America/New_York',
    ],
  ])('is read from %s', (_name, file, requested) => {
    expect(clocksOf(file, 'America/New_York')).toEqual([requested]);
  });

  it.each([
    [
      'the calendar that names it',
      `X-WR-TIMEZONE:America/Denver\r\n${at('DTSTART:20241209T010000Z')}`,
      'calendar',
    ],
    ['the event that names it', at('DTSTART;TZID=America/New_York:20241208T140000'), 'calendar'],
    ['whoever meets, for a moment of UTC', at('DTSTART:20241209T010000Z'), 'organization'],
    ['whoever meets, for a clock without a zone', at('DTSTART:20241208T190000'), 'organization'],
  ])('is told with whose it is: %s', (_name, file, from) => {
    const text = `BEGIN:VCALENDAR\r\n${file}END:VCALENDAR\r\n`;
    const { events } = parseCalendar(text, { ...window, timeZone: 'America/New_York' });
    expect(events.map(({ timeZoneFrom }) => timeZoneFrom)).toEqual([from]);
  });

  it('is the one that stands there where nobody knows its zone, and no zone is told', () => {
    expect(clocksOf(at('DTSTART:20241208T190000'))).toEqual(['2024-12-08 19:00 ']);
  });
});

describe('dates of a series', () => {
  const series = event(
    'UID:s',
    'DTSTART;TZID=America/New_York:20240509T090000',
    'SUMMARY:Board',
    'RRULE:FREQ=MONTHLY;BYDAY=2TH;COUNT=3',
  );
  const changed = (...lines: string[]) =>
    calendarOf(
      series,
      event('UID:s', 'RECURRENCE-ID;TZID=America/New_York:20240613T090000', ...lines),
    ).events.map(({ day, time, title, location, cancelled }) => [day, time, title, location, cancelled]);

  it('have the title, the hour and the place of their own change', () => {
    expect(
      changed(
        'DTSTART;TZID=America/New_York:20240613T093000',
        'SUMMARY:Special meeting',
        'LOCATION:Harbor',
      )[1],
    ).toEqual(['2024-06-13', '09:30', 'Special meeting', 'Harbor', false]);
  });

  it('are called off one by one', () => {
    const lines = ['DTSTART;TZID=America/New_York:20240613T090000', 'SUMMARY:Board', 'STATUS:CANCELLED'];
    expect(changed(...lines).map(([day, , , , cancelled]) => [day, cancelled])).toEqual([
      ['2024-05-09', false],
      ['2024-06-13', true],
      ['2024-07-11', false],
    ]);
  });

  it('are added by hand', () => {
    expect(
      daysOf(
        event(
          'UID:r',
          'DTSTART;TZID=America/New_York:20240502T090000',
          'SUMMARY:Board',
          'RDATE;TZID=America/New_York:20240605T090000,20240703T090000',
        ),
      ),
    ).toEqual(['Board 2024-05-02', 'Board 2024-06-05', 'Board 2024-07-03']);
  });

  it('of two events with one id are told both', () => {
    const one = event('UID:same', 'DTSTART:20240506T100000Z', 'SUMMARY:Board');
    const other = event('UID:same', 'DTSTART:20240507T100000Z', 'SUMMARY:Committee');
    expect(daysOf(one, other)).toEqual(['Board 2024-05-06', 'Committee 2024-05-07']);
  });
});
