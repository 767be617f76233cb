import { expect, test } from 'vitest';
import { clockOf, momentOf } from './zoned-time.ts';

test.each([
  ['2026-01-15', '09:30', 'America/New_York', '2026-01-15T14:30:00.000Z'],
  ['2026-07-15', '09:30', 'America/New_York', '2026-07-15T13:30:00.000Z'],
  ['2026-07-15', '00:15', 'Asia/Kolkata', '2026-07-14T18:45:00.000Z'],
])('%s %s in %s is a moment, and the moment that clock', (day, time, zone, iso) => {
  expect(momentOf(day, time, zone).toISOString()).toBe(iso);
  expect(clockOf(new Date(iso), zone)).toEqual({ day, time });
});

test('a time that the clock skips is told an hour later', () => {
  expect(momentOf('2026-03-08', '02:30', 'America/New_York').toISOString()).toBe('2026-03-08T07:30:00.000Z');
});
