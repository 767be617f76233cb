import { expect, test } from 'vitest';
import { shortMoment } from './moment.ts';

test("a point in time is told by the reader's own clock", () => {
  const local = new Date(2026, 2, 4, 9, 30);
  expect(shortMoment(local.toISOString())?.replace(/\s+/g, ' ')).toBe('Mar 4, 2026, 9:30 AM');
});

test('what is none is null', () => {
  expect(shortMoment('soon')).toBeNull();
});
