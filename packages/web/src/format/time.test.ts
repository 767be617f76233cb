import { describe, expect, test } from 'vitest';
import { clock, durationSeconds, minutesOf, parseClock, spokenDuration, trimClock } from './time.ts';

describe('clock', () => {
  test.each([
    [0, '0:00'],
    [65, '1:05'],
    [59.999, '0:59'],
    [3_600, '1:00:00'],
    [3_725.9, '1:02:05'],
    [36_000, '10:00:00'],
    [-3, '0:00'],
  ])('%d seconds show as %s', (seconds, shown) => expect(clock(seconds)).toBe(shown));
});

describe('parseClock', () => {
  test.each([
    ['1:05', 65],
    ['0:01:05', 65],
    ['1:02:05', 3_725],
    ['90', 90],
    ['12.5', 12.5],
    [' 2:00 ', 120],
  ])('%s is %d seconds', (text, seconds) => expect(parseClock(text)).toBe(seconds));

  test.each(['', 'soon', '1:2:3:4', '-5', '1:', ':30', '1:xx'])('"%s" is no time', (text) =>
    expect(parseClock(text)).toBeNull(),
  );

  test('reads back what clock writes', () => {
    for (const seconds of [0, 59, 60, 3_599, 3_600, 86_399]) expect(parseClock(clock(seconds))).toBe(seconds);
  });
});

test('a leading hour of nothing is dropped, anything else is kept', () => {
  expect(trimClock('00:12:30')).toBe('12:30');
  expect(trimClock('0:00:05')).toBe('0:05');
  expect(trimClock('1:00:05')).toBe('1:00:05');
  expect(trimClock('unknown')).toBe('unknown');
});

test('a duration above a day of seconds is taken as milliseconds', () => {
  expect(durationSeconds(86_400)).toBe(86_400);
  expect(durationSeconds(3_000_000)).toBe(3_000);
});

test('durations are spoken in whole minutes, one at least', () => {
  expect(minutesOf(5)).toBe(1);
  expect(minutesOf(90)).toBe(2);
  expect(spokenDuration(2_880)).toBe('48 min');
  expect(spokenDuration(3_840)).toBe('1 hr 4 min');
  expect(spokenDuration(7_200)).toBe('2 hr');
});
