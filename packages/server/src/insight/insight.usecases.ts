import { limits } from '@ecco/contract';
import type { InsightOrder, InsightWindow, Organization, ThemeId } from '@ecco/domain';
import type { Insight, Periods, Store } from '@ecco/store';
import { readCitedLines } from '../item/cited-lines.ts';
import type { PermittedOrganization } from '../organization/organization.policy.ts';
import { type Cell, cellsOf } from './insight-cells.ts';
import { newestOf, periodsOf, weeksUntil } from './insight-periods.ts';

type Repositories = Pick<Store, 'insights' | 'organizations' | 'items'>;
type WindowQuery = { window: InsightWindow; now: number };

/** Claims with the lines that they cite. */
export async function withLines(store: Repositories, insights: readonly Insight[]) {
  const cited = insights.map(({ itemId, assertion }) => ({ itemId, citations: [assertion.citation] }));
  return { insights, lines: await readCitedLines(store, cited) };
}
export type CitedInsights = Awaited<ReturnType<typeof withLines>>;

/** The cells of these organizations: the newest of the periods against the one before it. */
export async function readCells(
  { insights }: Pick<Store, 'insights'>,
  ids: readonly string[],
  periods: Periods,
) {
  const spreads = await insights.spreadOf(ids, { ...periods, count: 2 });
  return { spreads, ...cellsOf(spreads) };
}

/** What an organization speaks of. */
export async function readOrganizationInsights(
  store: Repositories,
  { thing }: PermittedOrganization<'read'>,
  { window, now }: WindowQuery,
) {
  const ids = [thing.organization.id];
  const periods = periodsOf(window, now);
  const { cells } = await readCells(store, ids, periods);
  const counted = await store.insights.countsOf(ids, periods);
  const weeks = await weekly(store, ids, now);
  return {
    cells,
    counted,
    weeks,
    quotes: await withLines(store, await store.insights.topOf(ids, newestOf(periods))),
  };
}

/** Weeks are told of one organization alone: of many their grid is what is looked at. */
const weekly = async ({ insights }: Repositories, ids: readonly string[], now: number) =>
  ids.length === 1 ? insights.countsOf(ids, weeksUntil(now)) : [];

type ThemeQuery = WindowQuery & { theme: ThemeId; order: InsightOrder; limit: number; offset: number };

/** What an organization says of a theme. */
export async function readThemeInsights(
  store: Repositories,
  { thing }: PermittedOrganization<'read'>,
  { window, now, ...query }: ThemeQuery,
): Promise<CitedInsights> {
  const within = newestOf(periodsOf(window, now));
  return withLines(
    store,
    await store.insights.page({ organizationIds: [thing.organization.id], ...within, ...query }),
  );
}

export type OrganizationCells = {
  organization: Organization;
  mentions: number;
  cells: readonly Cell[];
};

/**
 * The organizations of which anything is said in the window, those of which most is first. One that only spoke before has
 * no row: it would have nothing in it (D10).
 */
function ordered(organizations: readonly Organization[], cells: readonly Cell[]): OrganizationCells[] {
  const cellsById = Map.groupBy(cells, ({ organizationId }) => organizationId);
  return organizations
    .flatMap((organization) => {
      const own = cellsById.get(organization.id);
      if (own === undefined) return [];
      const mentions = own.reduce((sum, { now }) => sum + now.count, 0);
      return mentions === 0 ? [] : [{ organization, mentions, cells: own }];
    })
    .toSorted((a, b) => b.mentions - a.mentions || a.organization.name.localeCompare(b.organization.name));
}

type GridQuery = WindowQuery & { limit: number; offset: number };

/** A grid of organizations and themes, a page of organizations at a time; what rises is told over all of them. */
export async function readGrid(
  store: Repositories,
  ids: readonly string[],
  { limit, offset, window, now }: GridQuery,
) {
  const periods = periodsOf(window, now);
  const { cells, themes } = await readCells(store, ids, periods);
  const speaking = [...new Set(cells.map(({ organizationId }) => organizationId))];
  const all = ordered(await store.organizations.findByIds(speaking), cells);
  const shown = all.slice(offset, offset + limit);
  // The windows before the last two are looked at for those alone that are shown.
  const shownIds = shown.map(({ organization }) => organization.id);
  const [counted, top] = await Promise.all([
    store.insights.countsOf(shownIds, periods),
    store.insights.topOf(shownIds, newestOf(periods)),
  ]);
  const rising = themes
    .filter(({ now, before }) => now.count > before.count)
    .toSorted((a, b) => b.now.count - b.before.count - (a.now.count - a.before.count))
    .slice(0, limits.risingThemesShown);
  const weeks = await weekly(store, ids, now);
  return { shown, total: all.length, rising, periods, counted, weeks, quotes: await withLines(store, top) };
}
export type InsightGrid = Awaited<ReturnType<typeof readGrid>>;
