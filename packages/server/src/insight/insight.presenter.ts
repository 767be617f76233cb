import type { InsightEvent, InsightRow, InsightsGrid, OrganizationInsights } from '@ecco/contract';
import { limits } from '@ecco/contract';
import { type InsightWindow, themes } from '@ecco/domain';
import type { Insight, PeriodCounts } from '@ecco/store';
import { presentCitation } from '../item/citation.presenter.ts';
import { presentOrganizationName } from '../meeting/event-card.presenter.ts';
import type { CitedInsights, InsightGrid, OrganizationCells } from './insight.usecases.ts';
import { type Cell, type Change, countsByPeriod } from './insight-cells.ts';
import { endsOf, weeksUntil } from './insight-periods.ts';

/** Claims with their place; one whose place is gone is left out. */
export const presentInsights = ({ insights, lines }: CitedInsights): InsightEvent[] =>
  insights.flatMap((insight) => presentInsight(insight, lines) ?? []);

function presentInsight(
  { assertion, itemId, kind, at }: Insight,
  lines: CitedInsights['lines'],
): InsightEvent | null {
  const cited = lines.get(itemId);
  const citation = cited && presentCitation(assertion.citation, cited);
  if (!cited || !citation) return null;
  return {
    insight_id: assertion.id,
    text: assertion.text,
    event_ts: at.toISOString(),
    content_type: kind,
    content_item_id: itemId,
    content_title: cited.item.title,
    speaker: cited.speakerOf(assertion.citation.segmentId)?.name ?? null,
    weight: assertion.weight,
    citation,
  };
}

const changeOf = ({ now, before, trend, chance }: Change) => ({
  mention_count: now.count,
  previous_count: before.count,
  trend,
  chance,
});

/** What was quoted, what was counted in each window, and in each week of one organization. */
type Beside = {
  quotes: CitedInsights;
  counted: readonly PeriodCounts[];
  weeks: readonly PeriodCounts[];
};

function presentCell(cell: Cell, { quotes, counted, weeks }: Beside): InsightRow {
  const { theme, now, before, organizationId } = cell;
  const own = counted.filter((one) => one.organizationId === organizationId);
  const insights = quotes.insights.filter(
    (one) => one.organizationId === organizationId && one.assertion.theme === theme,
  );
  return {
    theme_id: theme,
    theme_name: themes[theme],
    ...changeOf(cell),
    pct_change_vs_prev: Math.round(((now.count - before.count) / Math.max(before.count, 1)) * 1000) / 10,
    counts: countsByPeriod(own, { theme, periods: limits.insightPeriods }),
    weeks: weeks.length > 0 ? countsByPeriod(weeks, { theme, periods: limits.insightWeeks }) : [],
    top_quotes: presentInsights({ ...quotes, insights }),
  };
}

/** What an organization speaks of, the first theme first. */
export const presentRows = (cells: readonly Cell[], beside: Beside): InsightRow[] =>
  cells.toSorted((a, b) => a.theme - b.theme).map((cell) => presentCell(cell, beside));

function talkVolume(counted: readonly PeriodCounts[], periods: number): OrganizationInsights['said'] {
  const byPeriod = new Map(counted.map((one) => [one.period, one]));
  return Array.from({ length: periods }, (_, at) => {
    const { items = 0, hours = 0 } = byPeriod.get(periods - 1 - at) ?? {};
    return { items, hours: Math.round(hours * 100) / 100 };
  });
}

function presentOrganization(
  one: OrganizationCells,
  { periods, ...beside }: InsightGrid,
): OrganizationInsights {
  return {
    organization: presentOrganizationName(one.organization),
    mention_count: one.mentions,
    said: talkVolume(
      beside.counted.filter(({ organizationId }) => organizationId === one.organization.id),
      periods.count,
    ),
    rows: presentRows(one.cells, beside),
  };
}

const weekEnds = (now: Date): string[] => endsOf(weeksUntil(now.getTime())).map((end) => end.toISOString());

/** A page of a grid. */
export const presentGrid = (match: InsightGrid, window: InsightWindow): InsightsGrid => ({
  window,
  ends: endsOf(match.periods).map((end) => end.toISOString()),
  week_ends: match.weeks.length > 0 ? weekEnds(match.periods.now) : [],
  rising: match.rising.map((change) => ({
    theme_id: change.theme,
    theme_name: themes[change.theme],
    change: change.now.count - change.before.count,
    ...changeOf(change),
  })),
  organizations: match.shown.map((one) => presentOrganization(one, match)),
  total: match.total,
});
