import type { OrganizationRow } from '@ecco/contract';
import { buildOrganizationCard } from '@ecco/factories/answers';
import { expect, test } from 'vitest';
import { ranked, rankSort } from './rank-organizations.ts';

const row = (name: string, total_assets: number | null, part: Partial<OrganizationRow> = {}) => ({
  ...buildOrganizationCard({ name, total_assets }),
  ...part,
});
const rows = [row('Arbor', 55e9), row('Zelkova', 502e9), row('Maple', null), row('Elm', 55e9)];
const names = (sort: Parameters<typeof ranked>[1]) => ranked(rows, sort).map(({ name }) => name);

test('by assets the largest of all letters is first, and who is unknown last in both directions', () => {
  expect(names('-total_assets')).toEqual(['Zelkova', 'Arbor', 'Elm', 'Maple']);
  expect(names('total_assets')).toEqual(['Arbor', 'Elm', 'Zelkova', 'Maple']);
});

test('by the last meeting the latest is first, and no signals count as none', () => {
  const met = (name: string, last_meeting: string | null, signals: number) =>
    row(name, null, { activity: { last_meeting, signals } });
  const some = [met('Ash', null, 0), met('Birch', '2026-05-01', 3), met('Cedar', '2026-06-01', 1)];
  expect(ranked(some, '-last_meeting').map(({ name }) => name)).toEqual(['Cedar', 'Birch', 'Ash']);
  expect(ranked(some, '-signals').map(({ name }) => name)).toEqual(['Birch', 'Cedar', 'Ash']);
});

test('an address that names no column asks for the most assets first', () => {
  expect(rankSort('-name')).toBe('-name');
  expect(rankSort('weight')).toBe('-total_assets');
  expect(rankSort(undefined)).toBe('-total_assets');
});
