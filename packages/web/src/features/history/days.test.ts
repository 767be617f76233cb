import type { HistoryEntry } from '@ecco/contract';
import { buildItemCard } from '@ecco/factories/answers';
import { expect, test } from 'vitest';
import { days } from './days.ts';

/** Noon of a day of March, by the reader's clock. */
const noon = (day: number, hour = 12): Date => new Date(2026, 2, day, hour);
const opened = (uuid: string, at: Date): HistoryEntry => ({
  ...buildItemCard({ uuid }),
  opened_at: at.toISOString(),
  position: null,
});
const read = (entries: HistoryEntry[], now: Date) =>
  days(entries, now).map(({ isToday, isYesterday, entries: group }) => [
    isToday ? 'today' : isYesterday ? 'yesterday' : 'earlier',
    group.map(({ uuid }) => uuid).join(''),
  ]);

test('entries stand by the day, today and yesterday by name', () => {
  const entries = [opened('a', noon(9)), opened('b', noon(9, 8)), opened('c', noon(8)), opened('d', noon(5))];
  expect(read(entries, noon(9, 20))).toEqual([
    ['today', 'ab'],
    ['yesterday', 'c'],
    ['earlier', 'd'],
  ]);
});

test('a day ends at midnight of the reader, not after 24 hours', () => {
  const entries = [opened('a', new Date(2026, 2, 9, 0, 1)), opened('b', new Date(2026, 2, 8, 23, 59))];
  expect(read(entries, new Date(2026, 2, 9, 0, 2))).toEqual([
    ['today', 'a'],
    ['yesterday', 'b'],
  ]);
});

test('yesterday may lie in the month before', () => {
  expect(read([opened('a', new Date(2026, 1, 28, 12))], noon(1))).toEqual([['yesterday', 'a']]);
});

test('nothing has no days', () => {
  expect(days([], noon(1))).toEqual([]);
});
