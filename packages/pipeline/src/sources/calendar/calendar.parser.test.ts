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
