import { z } from 'zod';
import { InsightEvent, InsightSaid } from './insight.schema.ts';
import { limits } from './limit.ts';
import { OrganizationName } from './name.schema.ts';
import { UpdatesQuery } from './update.schema.ts';

/** A theme that was spoken of more between two days than in the time of equal length before them, beyond chance. */
export const RisenTheme = z.object({
  theme_id: z.number().int().min(1).max(7),
  theme_name: z.string(),
  organization: OrganizationName.nullable().describe('Of which it rose; null: over all of them'),
  mention_count: z.number().int(),
  previous_count: z.number().int(),
  /** How often chance alone moves so few claims as far, 0 to 1. */
  chance: z.number(),
  said: InsightSaid,
  previously_said: InsightSaid,
  /** The weightiest of what one organization says of it. */
  quote: InsightEvent.nullable(),
});
export type RisenTheme = z.infer<typeof RisenTheme>;

/** What organizations spoke of more between two days, both included, in UTC; what chance explains least first. */
export const RisenThemes = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  /** Organizations whose themes are compared; none where nothing of what is asked about is an organization. */
  organizations: z.number().int(),
  themes: z.array(RisenTheme).max(limits.risenThemesShown),
});
export type RisenThemes = z.infer<typeof RisenThemes>;

/** `org`: of the organizations of what is asked about only this one. */
export const RisenQuotesQuery = UpdatesQuery.safeExtend({
  themeId: z.coerce.number().int().min(1).max(7),
  org: z.uuid().optional().describe('Id of an organization'),
});
