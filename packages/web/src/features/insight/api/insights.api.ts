import type { InsightsGridQuery } from '@ecco/contract';
import { limits } from '@ecco/contract';
import type { InsightWindow, WatchedKind } from '@ecco/domain';
import { appendAll } from '@ecco/domain';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';
import { useSession } from '../../../session/get-session.api.ts';
import { isSignedIn } from '../../../session/is-signed-in.ts';

/** Whose insights: of these organizations, of a list, or of the funds of a filter as it stands in an address. */
export type InsightsOf = { org_ids?: string; list_uuid?: string; filter?: string };
type InsightsRequest = { of: InsightsOf; window: InsightWindow };

/** The grid, a few organizations at first. */
export const useInsightsGrid = ({ of, window }: InsightsRequest) =>
  useInfiniteQuery(
    operations.insight.grid.infiniteOptions({
      input: (offset: number) => ({
        ...of,
        window,
        offset,
        limit: offset === 0 ? limits.insightOrganizationsShown : limits.insightOrganizationsPage,
      }),
      initialPageParam: 0,
      getNextPageParam: ({ total }, pages) => {
        const loaded = pages.reduce((sum, { organizations }) => sum + organizations.length, 0);
        return loaded < total && (pages.at(-1)?.organizations.length ?? 0) > 0 ? loaded : undefined;
      },
      placeholderData: keepPreviousData,
    }),
  );

/** All of a grid, for a file. */
export async function readWholeGrid({ of, window }: InsightsRequest) {
  const limit: InsightsGridQuery['limit'] = limits.insightOrganizationsPage;
  const first = await api.insight.grid({ ...of, window, limit, offset: 0 });
  const organizations = [...first.organizations];
  while (organizations.length < first.total) {
    const next = await api.insight.grid({ ...of, window, limit, offset: organizations.length });
    if (next.organizations.length === 0) break;
    appendAll(organizations, next.organizations);
  }
  return organizations;
}

type OfTheme = { orgId: string; themeId: number; window: InsightWindow };

/** What an organization says of a theme, the weightiest first. */
export const useThemeInsights = ({ orgId, themeId, window }: OfTheme) =>
  useQuery(
    operations.insight.ofTheme.queryOptions({
      input: { orgId, themeId, window, order_by: 'weight', limit: limits.insightEventsShown },
    }),
  );

/** Something whose organizations are asked about, between two days (yyyy-mm-dd). */
export type TrendingRequest = { kind: WatchedKind; id: string; from?: string; to?: string };

/** Which themes rose; for members. */
export function useTrendingThemes(trendingRequest: TrendingRequest) {
  const enabled = isSignedIn(useSession());
  return useQuery(operations.update.themes.queryOptions({ input: trendingRequest, enabled }));
}

/** What was said of one of them, by one organization or by all. */
export const useTrendingQuotes = (input: TrendingRequest & { themeId: number; org?: string }) =>
  useQuery(operations.update.quotes.queryOptions({ input: input }));
