import type { TermCategory } from '@ecco/domain';
import { z } from 'zod';
import { FlavorName } from './name.schema.ts';

/** Groups of ways to say the same; the first of a group is what it is called by. */
const TermGroups = z.array(z.array(z.string()).min(1));

export const SearchFlavor = z.object({
  name: FlavorName,
  terms: z.object({
    financial_instruments: TermGroups,
    asset_classes: TermGroups,
    strategies: TermGroups,
    concepts: TermGroups,
    regions_and_markets: TermGroups,
    performance_metrics: TermGroups,
    regulations_and_compliance: TermGroups,
  } satisfies Record<TermCategory, typeof TermGroups>),
  entities: z.object({
    /** Those that the library names most, the most named first. */
    organizations: z.array(z.string()),
  }),
});
export type SearchFlavor = z.infer<typeof SearchFlavor>;

/** What a search looks for besides its own words: `said` is one of them, `also` says the same otherwise. */
export const Expansion = z.object({ said: z.string(), also: z.array(z.string()) });
export type Expansion = z.infer<typeof Expansion>;
