import { defaultTimeframeDays, organizationColumns } from '@ecco/domain';
import { z } from 'zod';
import { EventCard } from './event.schema.ts';
import { limits } from './limit.ts';
import { listQuery } from './list-query.schema.ts';
import { OrganizationType, StateCode } from './name.schema.ts';
import { Allocating, OrganizationCard } from './organization.schema.ts';
import { Pagination } from './pagination.schema.ts';

const someOf = <Value extends z.ZodType>(value: Value) => z.array(value).max(limits.pensionSearchValuesMax);
const Words = z.string().trim().min(1).max(limits.pensionSearchTextMax);
const Dollars = z.number().min(0).max(1e15);

/** Which funds are asked for; what is left out or empty asks for nothing. */
export const PensionSearch = z.object({
  topics: someOf(Words).optional(),
  /** Codes of states. */
  state: someOf(StateCode).optional(),
  allocating: z.boolean().optional(),
  /** In US dollars, from `min` up to but not including `max`. */
  aum: z.object({ min: Dollars.optional(), max: Dollars.optional() }).optional(),
  /** Slugs or ids of managers and consultants that a fund's items name. */
  organizations: someOf(Words).optional(),
  events: z.object({ days_range: z.number().int().min(1).max(3_650).optional() }).optional(),
});
export type PensionSearch = z.infer<typeof PensionSearch>;

/** The same as JSON in an address. */
export const PensionSearchText = z
  .string()
  .max(20_000)
  .transform((text, context) => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: 'This is no JSON.' });
      return z.NEVER;
    }
  })
  .pipe(PensionSearch)
  .describe('A filter of funds as JSON');

/** A pension fund as its list shows it. */
export const Fund = OrganizationCard.extend({
  allocating: Allocating,
  /** The latest, and those soonest to come, of the time that is asked for. */
  recent_events: z.array(EventCard),
  upcoming_events: z.array(EventCard),
  /** How many items are its own or about it. */
  item_count: z.number().int(),
});
export type Fund = z.infer<typeof Fund>;

export const FundsQuery = listQuery(organizationColumns).extend({
  graph_name: z.string().max(100).optional().describe('Accepted, and asks for nothing: there is one graph'),
  org_type: OrganizationType.optional(),
  filter: PensionSearchText.optional().describe('Your saved filter when left out'),
  meets: z
    .stringbool()
    .or(z.boolean())
    .optional()
    .describe('Only funds that meet in the time of the filter, or only those that do not'),
});
export const FundsPage = z.object({
  organizations: z.array(Fund),
  pagination: Pagination,
  /** What was asked for. */
  filter: PensionSearch,
  /** The latest meetings of all these funds, not of this page alone. */
  recent_events: z.array(EventCard),
  upcoming_events: z.array(EventCard),
});

/** How many funds a state has, and how often they meet in the time that is asked for; null for those of no state. */
export const StateCount = z.object({
  state: z.string().nullable(),
  count: z.number().int(),
  total_assets: z.number(),
  meeting_count: z.number().int(),
  /** Those of them that were. */
  past_meeting_count: z.number().int(),
});
export const FundsMetaQuery = z.object({
  days_range: z.coerce
    .number()
    .int()
    .min(1)
    .max(3_650)
    .default(defaultTimeframeDays)
    .describe('Days back, and as many ahead'),
  filter: PensionSearchText.optional().describe('Count these funds alone; all of them when left out'),
});
export const FundsMeta = z.object({ total_funds: z.number().int(), funds_meta: z.array(StateCount) });
export type FundsMeta = z.infer<typeof FundsMeta>;
