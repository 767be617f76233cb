import { type InsightWindow, insightOrders, insightTrends, insightWindows } from '@ecco/domain';
import { z } from 'zod';
import { Citation } from './citation.schema.ts';
import { limits } from './limit.ts';
import { ListName } from './list.schema.ts';
import { ContentKind, OrganizationName, OrganizationType } from './name.schema.ts';
import { PensionSearchText } from './pension-fund.schema.ts';

const windows = Object.keys(insightWindows) as [InsightWindow, ...InsightWindow[]];
export const InsightWindowName = z.enum(windows).describe('A week or a month (30 days), back from now');

/** What an organization's item says of a theme: a claim with its words, its place and the day of its source. */
export const InsightEvent = z.object({
  insight_id: z.string(),
  text: z.string(),
  /** When the source was published. */
  event_ts: z.string(),
  content_type: ContentKind,
  content_item_id: z.string(),
  content_title: z.string(),
  speaker: z.string().nullable(),
  /** 0 to 1. */
  weight: z.number(),
  citation: Citation,
});
export type InsightEvent = z.infer<typeof InsightEvent>;

/** How often a theme is spoken of in a window and in the one before, and what may be said of the change. */
export const InsightRow = z.object({
  theme_id: z.number().int().min(1).max(7),
  theme_name: z.string(),
  mention_count: z.number().int(),
  previous_count: z.number().int(),
  /** (now - before) / max(before, 1) in percent. */
  pct_change_vs_prev: z.number(),
  trend: z.enum(insightTrends),
  /** How often chance alone moves so few claims as far, 0 to 1; null where nothing was said in one of the windows. */
  chance: z.number().nullable(),
  /** Claims of each window that the grid looks back on, the oldest first. */
  counts: z.array(z.number().int()),
  /** The same for each of the last weeks; none where several organizations are asked about. */
  weeks: z.array(z.number().int()),
  top_quotes: z.array(InsightEvent),
});
export type InsightRow = z.infer<typeof InsightRow>;

/** How much was said in a window: items, and hours of talk or reading. */
export const InsightSaid = z.object({ items: z.number().int(), hours: z.number() });

export const OrganizationInsights = z.object({
  organization: OrganizationName,
  mention_count: z.number().int(),
  /** For each window that the grid looks back on, the oldest first. */
  said: z.array(InsightSaid),
  rows: z.array(InsightRow),
});
export type OrganizationInsights = z.infer<typeof OrganizationInsights>;

/** A theme of which more is said than in the window before, over all organizations. */
const RisingTheme = z.object({
  theme_id: z.number().int().min(1).max(7),
  theme_name: z.string(),
  /** More claims than before. */
  change: z.number().int(),
  mention_count: z.number().int(),
  previous_count: z.number().int(),
  trend: z.enum(insightTrends),
  chance: z.number().nullable(),
});

export const InsightsGrid = z.object({
  window: InsightWindowName,
  /** When each window ends, the oldest first. */
  ends: z.array(z.string()),
  /** When each week ends, where weeks are told. */
  week_ends: z.array(z.string()),
  /** At most three. */
  rising: z.array(RisingTheme).max(limits.risingThemesShown),
  organizations: z.array(OrganizationInsights),
  /** Organizations of which anything is said. */
  total: z.number().int(),
});
export type InsightsGrid = z.infer<typeof InsightsGrid>;

const Ids = z
  .string()
  .max(limits.insightIdsMax)
  .transform((text) => [...new Set(text.split(',').filter(Boolean))])
  .pipe(z.array(z.uuid()).min(1))
  .describe('Ids of organizations with commas between them');

/** Which theme a claim speaks of, as a person says it; null for none of the seven. */
export const ClaimTheme = z.object({ theme_id: z.number().int().min(1).max(7).nullable() });
export type ClaimTheme = z.infer<typeof ClaimTheme>;

/** Whose insights: those of organizations, or of all funds of a filter; and which part of them. */
export const InsightsGridQuery = z.object({
  window: InsightWindowName.default('1m'),
  org_ids: Ids.optional(),
  list_uuid: ListName.optional().describe('A list, whose organizations are asked about'),
  org_type: OrganizationType.optional(),
  filter: PensionSearchText.optional().describe('Funds as JSON, where no ids are given'),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(limits.insightOrganizationsPage)
    .default(limits.insightOrganizationsShown),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
});
export type InsightsGridQuery = z.infer<typeof InsightsGridQuery>;

export const InsightEventsQuery = z.object({
  window: InsightWindowName.default('1w'),
  order_by: z.enum(insightOrders).default('event_ts'),
  limit: z.coerce.number().int().min(1).max(limits.insightEventsMax).default(limits.insightEvents),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
});
