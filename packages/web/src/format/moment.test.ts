import { expect, test } from 'vitest';
import { shortMoment, zonedMoment } from './moment.ts';

test("a point in time is told by the reader's own clock", () => {
  const local = new Date(2026, 2, 4, 9, 30);
  expect(shortMoment(local.toISOString())?.replace(/\s+/g, ' ')).toBe('Mar 4, 2026, 9:30 AM');
});

test('or by the clocks of a zone, which is named', () => {
  expect(zonedMoment('2026-11-27T15:00:00Z', 'America/Los_Angeles').replace(/\s+/g, ' ')).toBe(
    'Nov 27, 2026, 7:00 AM PST',
  );
});

test('a zone that the browser does not know is left to it', () => {
  expect(zonedMoment('2026-11-27T15:00:00Z', 'Nowhere/None')).toContain('2026');
});

test('what is none is null', () => {
  expect(shortMoment('soon')).toBeNull();
});
