import { limits } from '@ecco/contract';
import type { Organization, ThemeId } from '@ecco/domain';
import type { Store, ThemeSpread } from '@ecco/store';
import { type CitedInsights, readCells, withLines } from '../insight/insight.usecases.ts';
import type { Cell, Change } from '../insight/insight-cells.ts';

type Repositories = Pick<Store, 'insights' | 'organizations' | 'items'>;
/** What was said after `from`, and no later than `to`. */
type Time = { from: Date; to: Date };
type TalkVolume = { items: number; hours: number };

/** A theme that rose: of one organization, or over all where it is null. */
export type RisingTheme = Change & {
  theme: ThemeId;
  organization: Organization | null;
  said: { now: TalkVolume; before: TalkVolume };
};
export type RisingThemes = { themes: readonly RisingTheme[]; quotes: CitedInsights };

const saidIn = (spreads: readonly ThemeSpread[], period: number): TalkVolume =>
  spreads
    .filter((one) => one.period === period)
    .reduce((sum, { items, hours }) => ({ items: sum.items + items, hours: sum.hours + hours }), {
      items: 0,
      hours: 0,
    });
const talkVolume = (spreads: readonly ThemeSpread[]): RisingTheme['said'] => ({
  now: saidIn(spreads, 0),
  before: saidIn(spreads, 1),
});

const rises = ({ trend }: Change): boolean => trend === 'rise';
const leastByChance = (one: Change, other: Change): number => (one.chance ?? 1) - (other.chance ?? 1);

/** Each with its organization; one that has gone is left out. */
async function ofOrganizations(
  { organizations }: Pick<Store, 'organizations'>,
  cells: readonly Cell[],
  spreads: readonly ThemeSpread[],
): Promise<RisingTheme[]> {
  const matches = await organizations.findByIds([...new Set(cells.map((cell) => cell.organizationId))]);
  const byId = new Map(matches.map((one) => [one.id, one]));
  return cells.flatMap((cell) => {
    const organization = byId.get(cell.organizationId);
    const own = spreads.filter(({ organizationId }) => organizationId === cell.organizationId);
    return organization ? [{ ...cell, organization, said: talkVolume(own) }] : [];
  });
}

/**
 * Which themes organizations spoke of more within a time than in the time of equal length before it, as the grid of
 * insights tells it (D48): over all of them, where they are several, and of each. What chance explains least comes first.
 */
export async function readRising(
  store: Repositories,
  ids: readonly string[],
  { from, to }: Time,
): Promise<RisingThemes> {
  const ms = to.getTime() - from.getTime();
  if (ids.length === 0 || ms <= 0) return { themes: [], quotes: { insights: [], lines: new Map() } };
  const { cells, themes, spreads } = await readCells(store, ids, { now: to, ms, count: 2 });
  const said = talkVolume(spreads);
  const overAll = ids.length > 1 ? themes.filter(rises) : [];
  const single = cells.filter(rises).toSorted(leastByChance).slice(0, limits.risenThemesShown);
  const risingThemes = [
    ...overAll.toSorted(leastByChance).map((theme) => ({ ...theme, organization: null, said })),
    ...(await ofOrganizations(store, single, spreads)),
  ].slice(0, limits.risenThemesShown);
  const quoted = risingThemes.flatMap(({ organization }) => organization?.id ?? []);
  const top = await store.insights.topOf([...new Set(quoted)], { from, to });
  return { themes: risingThemes, quotes: await withLines(store, top) };
}

/** What these organizations said of a theme within a time, the weightiest first and each once. */
export async function readRisingQuotes(
  store: Repositories,
  organizationIds: readonly string[],
  { theme, ...time }: Time & { theme: ThemeId },
): Promise<CitedInsights> {
  const limit = limits.insightEventsShown;
  const page = { order: 'weight', limit, offset: 0 } as const;
  const insights = await store.insights.page({ organizationIds, theme, ...time, ...page });
  return withLines(store, [...new Map(insights.map((one) => [one.assertion.id, one])).values()]);
}
