import type { HistoryEntry } from '@ecco/contract';
import { buildItemCard } from '@ecco/factories/answers';
import { expect, test } from 'vitest';
import { localDay } from '../../format/day.ts';
import { days } from './days.ts';
import { isUnfinished, playedOf, wayBackTo } from './left-off.ts';

const entry = (part: Partial<HistoryEntry> = {}): HistoryEntry => ({
  ...buildItemCard({ duration: 1_000_000 }),
  opened_at: '2026-03-05T09:00:00Z',
  position: null,
  ...part,
});

test('how far it was played is known where its length is', () => {
  expect(playedOf(entry({ position: 250 }))).toEqual({ percent: 25, seconds: 250, duration: 1_000 });
  expect(playedOf(entry({ position: 2_000 }))?.percent).toBe(100);
  expect(playedOf(entry())).toBeNull();
  expect(playedOf(entry({ position: 250, duration: null }))).toBeNull();
});

test('the way back leads to the second, unless it was heard to the end', () => {
  expect(wayBackTo(entry({ position: 250.7 }))).toEqual({ to: '/ep/fees', search: { timestamp: '250' } });
  expect(wayBackTo(entry({ position: 990 }))).toEqual({ to: '/ep/fees', search: {} });
  expect(isUnfinished(entry({ position: 990 }))).toBe(false);
  expect(isUnfinished(entry())).toBe(true);
});

test('entries stand under the day on which they were opened', () => {
  const now = new Date(2026, 2, 5, 0, 30);
  const at = (date: Date) => entry({ opened_at: date.toISOString() });
  const matches = days([at(now), at(new Date(2026, 2, 4, 23)), at(new Date(2026, 1, 1))], now);
  expect(matches.map(({ isToday, isYesterday }) => [isToday, isYesterday])).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
  expect(matches[2]?.day).toBe(localDay(new Date(2026, 1, 1)));
});
