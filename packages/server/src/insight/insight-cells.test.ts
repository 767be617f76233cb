import type { PeriodCounts, ThemeSpread } from '@ecco/store';
import { describe, expect, it } from 'vitest';
import { cellsOf, countsByPeriod } from './insight-cells.ts';

/** A generator of chance that is the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A count of single claims (Knuth's method). */
function poisson(mean: number, random: () => number): number {
  const limit = Math.exp(-mean);
  let [count, product] = [0, random()];
  while (product > limit) {
    count += 1;
    product *= random();
  }
  return count;
}

/** Claims that come in groups: some items return to a subject again and again. */
const clustered = (mean: number, random: () => number): number =>
  Array.from({ length: poisson(mean / 2.5, random) }, () => 1 + poisson(1.5, random)).reduce(
    (sum, one) => sum + one,
    0,
  );

type Item = { hours: number; counts: number[] };
const sumOf = (items: readonly Item[], of: (item: Item, theme: number) => number): number[] =>
  [0, 1, 2, 3, 4, 5, 6].map((theme) => items.reduce((sum, item) => sum + of(item, theme), 0));

const spreadOf = (organizationId: string, period: number, items: readonly Item[]): ThemeSpread => ({
  organizationId,
  period,
  items: items.length,
  hours: items.reduce((sum, { hours }) => sum + hours, 0),
  hours2: items.reduce((sum, { hours }) => sum + hours * hours, 0),
  counts: sumOf(items, ({ counts }, theme) => counts[theme] ?? 0),
  squares: sumOf(items, ({ counts }, theme) => (counts[theme] ?? 0) ** 2),
  products: sumOf(items, ({ counts, hours }, theme) => (counts[theme] ?? 0) * hours),
  tellers: sumOf(items, ({ counts }, theme) => Number((counts[theme] ?? 0) > 0)),
});

type World = { organizations: number; most: number; count: (mean: number, random: () => number) => number };

/** Two windows in which every organization speaks of everything as much as before, in more or fewer items. */
function unchanged({ organizations, most, count }: World, random: () => number): ThemeSpread[] {
  const rates = [1, 3, 2, 4, 1.5, 0.7, 0.5];
  return Array.from({ length: organizations }, (_, at) => at).flatMap((at) =>
    [0, 1].flatMap((period) => {
      const items = Array.from({ length: Math.floor(random() * (most + 1)) }, (): Item => {
        const hours = 0.2 + 2 * random();
        return { hours, counts: rates.map((rate) => count(rate * hours, random)) };
      });
      return items.length === 0 ? [] : [spreadOf(`${at}`, period, items)];
    }),
  );
}

/** In what share of grids anything is said to have risen or fallen. */
function falseShare(world: World, grids: number): number {
  const random = seeded(7);
  const cellsOfGrids = Array.from({ length: grids }, () => cellsOf(unchanged(world, random))).filter(
    ({ cells }) => cells.some(({ trend }) => trend === 'rise' || trend === 'fall'),
  );
  return cellsOfGrids.length / grids;
}

describe('where nothing changes', () => {
  it.each([
    ['single claims, one organization', { organizations: 1, most: 6, count: poisson }],
    ['single claims, many organizations', { organizations: 30, most: 6, count: poisson }],
    ['claims in groups, one organization', { organizations: 1, most: 6, count: clustered }],
    ['claims in groups, many organizations', { organizations: 30, most: 6, count: clustered }],
    ['claims in groups, few items', { organizations: 10, most: 2, count: clustered }],
  ])('a change is told in at most one grid of twenty: %s', (_, world) => {
    expect(falseShare(world, 400)).toBeLessThanOrEqual(0.05);
  });
});

const windows = (now: readonly Item[], before: readonly Item[]): ThemeSpread[] => [
  spreadOf('fund', 0, now),
  spreadOf('fund', 1, before),
];
const item = (count: number, hours = 1): Item => ({ hours, counts: [count, 0, 0, 0, 0, 0, 0] });
const trendOf = (spreads: ThemeSpread[]) => cellsOf(spreads).cells[0]?.trend ?? null;

describe('a theme', () => {
  it('rises where far more is said of it in as much talk', () => {
    expect(trendOf(windows([item(14), item(16), item(15)], [item(2), item(3), item(2)]))).toBe('rise');
    expect(trendOf(windows([item(2), item(3), item(2)], [item(14), item(16), item(15)]))).toBe('fall');
  });

  it('is level where more is said because there is more talk', () => {
    const many = Array.from({ length: 12 }, () => item(3));
    expect(trendOf(windows(many, many.slice(0, 3)))).toBe('level');
  });

  it('does not rise by one item alone', () => {
    expect(trendOf(windows([item(60), item(0)], [item(1), item(2)]))).toBe('level');
  });

  it('is unclear with fewer than three claims, or with nothing to compare with', () => {
    expect(trendOf(windows([item(2)], [item(1)]))).toBe('unclear');
    expect(trendOf([spreadOf('fund', 0, [item(9), item(9)])])).toBe('unclear');
  });

  it('is told with its counts, the oldest window first', () => {
    const counted: PeriodCounts[] = [
      { organizationId: 'fund', period: 0, items: 1, hours: 1, counts: [5, 0, 0, 0, 0, 0, 0] },
      { organizationId: 'fund', period: 2, items: 1, hours: 1, counts: [1, 0, 0, 0, 0, 0, 0] },
    ];
    expect(countsByPeriod(counted, { theme: 1, periods: 3 })).toEqual([1, 0, 5]);
  });
});
