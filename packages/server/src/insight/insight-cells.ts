import { type InsightTrend, type ThemeId, themeIds } from '@ecco/domain';
import type { PeriodCounts, ThemeSpread } from '@ecco/store';
import { beyondChance, chanceOfChange, type Window } from './chance/change-chance.ts';
import { dispersionOf } from './chance/dispersion.ts';

/** A change is told from so many claims in one of the windows, and from so many items that speak of it there. */
const fewestClaims = 3;
const fewestItems = 2;
/** Of changes that are told so many may be chance. */
const mistaken = 0.05;

/** What is known of a theme in two windows. */
export type Change = { now: Window; before: Window; chance: number | null; trend: InsightTrend };

/** A theme of an organization. */
export type Cell = Change & { organizationId: string; theme: ThemeId };

type CellsOfGrid = { cells: Cell[]; themes: (Change & { theme: ThemeId })[] };

type WindowPair = { now: Window; before: Window; tellers: readonly [now: number, before: number] };

/** What is said in a window where nothing is. */
const silent = { items: 0, hours: 0, count: 0, tellers: 0 };

const windowOf = (spread: ThemeSpread | undefined, theme: ThemeId) =>
  spread === undefined
    ? silent
    : {
        items: spread.items,
        hours: spread.hours,
        count: spread.counts[theme - 1] ?? 0,
        tellers: spread.tellers[theme - 1] ?? 0,
      };

/** Both windows of a theme, over all given. Where no length is known of anything, items tell how much was said. */
function seenIn(spreads: readonly ThemeSpread[], theme: ThemeId): WindowPair {
  const sumOf = (period: number) =>
    spreads
      .filter((spread) => spread.period === period)
      .map((spread) => windowOf(spread, theme))
      .reduce(
        (sum, one) => ({
          items: sum.items + one.items,
          hours: sum.hours + one.hours,
          count: sum.count + one.count,
          tellers: sum.tellers + one.tellers,
        }),
        silent,
      );
  const [now, before] = [sumOf(0), sumOf(1)];
  const byHours = now.hours > 0 && before.hours > 0;
  const said = (one: typeof now): number => (byHours ? one.hours : one.items);
  return {
    now: { count: now.count, said: said(now) },
    before: { count: before.count, said: said(before) },
    tellers: [now.tellers, before.tellers],
  };
}

const isEnough = ({ now, before }: WindowPair): boolean => Math.max(now.count, before.count) >= fewestClaims;

/** Tells many changes together, so that not too many of them are told by mistake. */
function describeChanges<Of extends { seen: WindowPair; dispersion: number }>(
  all: readonly Of[],
): (Of & Change)[] {
  const chances = all.map(({ seen, dispersion }) => chanceOfChange(seen.now, seen.before, dispersion));
  const tested = all.flatMap(({ seen }, at) => (isEnough(seen) && chances[at] != null ? [at] : []));
  const beyond = beyondChance(
    tested.map((at) => chances[at] ?? 1),
    mistaken,
  );
  const reported = new Set(tested.filter((_, at) => beyond[at] === true));
  return all.map((one, at) => ({
    ...one,
    now: one.seen.now,
    before: one.seen.before,
    chance: chances[at] ?? null,
    trend: trendOf(one.seen, { isKnown: chances[at] != null, isBeyond: reported.has(at) }),
  }));
}

function trendOf(
  seen: WindowPair,
  { isKnown, isBeyond }: { isKnown: boolean; isBeyond: boolean },
): InsightTrend {
  if (!isEnough(seen) || !isKnown) return 'unclear';
  const rises = seen.now.count / seen.now.said > seen.before.count / seen.before.said;
  const [now, before] = seen.tellers;
  const isTold = isBeyond && (rises ? now : before) >= fewestItems;
  if (!isTold) return 'level';
  return rises ? 'rise' : 'fall';
}

const spreadOfTheme = ({ items, hours, hours2, counts, squares, products }: ThemeSpread, theme: ThemeId) => ({
  items,
  hours,
  hours2,
  count: counts[theme - 1] ?? 0,
  square: squares[theme - 1] ?? 0,
  product: products[theme - 1] ?? 0,
});

/**
 * The cells of a grid in which anything is said now or was before, and each theme over all organizations. How claims come
 * together in items is measured over the whole grid, theme by theme.
 */
export function cellsOf(spreads: readonly ThemeSpread[]): CellsOfGrid {
  const dispersions = new Map(
    themeIds.map((theme) => [theme, dispersionOf(spreads.map((spread) => spreadOfTheme(spread, theme)))]),
  );
  const dispersionOfTheme = (theme: ThemeId): number => dispersions.get(theme) ?? 1;
  const seen = [...Map.groupBy(spreads, ({ organizationId }) => organizationId)].flatMap(
    ([organizationId, own]) =>
      themeIds.map((theme) => ({
        organizationId,
        theme,
        seen: seenIn(own, theme),
        dispersion: dispersionOfTheme(theme),
      })),
  );
  const all = themeIds.map((theme) => ({
    theme,
    seen: seenIn(spreads, theme),
    dispersion: dispersionOfTheme(theme),
  }));
  return {
    cells: describeChanges(seen.filter((one) => one.seen.now.count + one.seen.before.count > 0)),
    themes: describeChanges(all),
  };
}

/** Claims of a theme in each of so many periods, the oldest first. */
export function countsByPeriod(
  counted: readonly PeriodCounts[],
  { theme, periods }: { theme: ThemeId; periods: number },
): number[] {
  const counts = new Array<number>(periods).fill(0);
  for (const { period, counts: reported } of counted) counts[periods - 1 - period] = reported[theme - 1] ?? 0;
  return counts;
}
