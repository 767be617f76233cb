import type {
  InsightEvent,
  InsightRow,
  InsightsGrid,
  OrganizationInsights,
  RisenTheme,
} from '@ecco/contract';
import { themeIds, themes } from '@ecco/domain';
import { buildCitation } from './citation.factory.ts';
import { citedLine } from './segment.factory.ts';

/** What an item says of a theme in its first line. */
export const buildInsightEvent = (part: Partial<InsightEvent> = {}): InsightEvent => ({
  insight_id: 'insight-1',
  text: citedLine(1).text,
  event_ts: '2026-06-04T12:00:00.000Z',
  content_type: 'meeting',
  content_item_id: 'item-1',
  content_title: 'Board, June 4',
  speaker: 'Ada Verity',
  weight: 0.8,
  citation: buildCitation(1),
  ...part,
});

/** A theme of which nothing changes. */
export function buildInsightRow(themeId: number, part: Partial<InsightRow> = {}): InsightRow {
  const theme = themeIds.find((id) => id === themeId) ?? 1;
  return {
    theme_id: theme,
    theme_name: themes[theme],
    mention_count: 4,
    previous_count: 4,
    pct_change_vs_prev: 0,
    trend: 'level',
    chance: 1,
    counts: [0, 1, 2, 3, 4, 4, 4, 4],
    weeks: [],
    top_quotes: [buildInsightEvent()],
    ...part,
  };
}

/** An organization that speaks of the second theme. */
export function buildOrganizationInsights(
  name: string,
  part: Partial<OrganizationInsights> = {},
): OrganizationInsights {
  const rows = part.rows ?? [buildInsightRow(2)];
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return {
    organization: { uuid: `uuid-${slug}`, slug, name, org_type: 'US_PENSION_FUND' },
    mention_count: rows.reduce((sum, { mention_count }) => sum + mention_count, 0),
    said: Array.from({ length: 8 }, () => ({ items: 2, hours: 3.5 })),
    ...part,
    rows,
  };
}

/** A grid of a month. */
export const buildInsightsGrid = (
  organizations: OrganizationInsights[],
  part: Partial<InsightsGrid> = {},
): InsightsGrid => ({
  window: '1m',
  ends: Array.from({ length: 8 }, (_, at) => new Date(Date.UTC(2026, at, 30)).toISOString()),
  week_ends: [],
  rising: [],
  organizations,
  total: organizations.length,
  ...part,
});

/** A theme that an organization spoke of more. */
export const buildRisenTheme = (part: Partial<RisenTheme> = {}): RisenTheme => ({
  theme_id: 2,
  theme_name: themes[2],
  organization: buildOrganizationInsights('Carrow Teachers').organization,
  mention_count: 14,
  previous_count: 3,
  chance: 0.02,
  said: { items: 3, hours: 6.5 },
  previously_said: { items: 4, hours: 6 },
  quote: buildInsightEvent(),
  ...part,
});
