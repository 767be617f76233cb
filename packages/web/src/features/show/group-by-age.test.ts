import { buildItemCard } from '@ecco/factories/answers';
import { expect, test } from 'vitest';
import { groupByAge } from './group-by-age.ts';

const now = Date.parse('2026-03-20T12:00:00Z');
const released = (slug: string, release_date: string | null) =>
  buildItemCard({ slug, release_date, created_at: '2026-03-19T00:00:00Z' });

test('fourteen days part the recent from the older, and the order stays', () => {
  const { recent, older } = groupByAge(
    [
      released('tomorrow', '2026-03-21T00:00:00Z'),
      released('today', '2026-03-20T00:00:00Z'),
      released('fourteen days', '2026-03-06T12:00:00Z'),
      released('a second more', '2026-03-06T11:59:59Z'),
      released('last year', '2025-03-20T00:00:00Z'),
    ],
    now,
  );
  expect(recent.map(({ slug }) => slug)).toEqual(['tomorrow', 'today', 'fourteen days']);
  expect(older.map(({ slug }) => slug)).toEqual(['a second more', 'last year']);
});

test('what has no date that can be read is not among the newest, whenever it was added', () => {
  const { recent, older } = groupByAge([released('none', null), released('odd', 'someday')], now);
  expect([recent.length, older.length]).toEqual([0, 2]);
});
