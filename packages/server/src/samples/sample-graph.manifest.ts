import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EdgeType, OrganizationType, StateCode } from '@ecco/contract/schemas';
import { factKinds } from '@ecco/domain';
import { z } from 'zod';

const SamplePerson = z.object({
  name: z.string(),
  title: z.string(),
  edge: EdgeType,
  since: z.iso.date().optional(),
});

const SampleMeeting = z.object({
  title: z.string(),
  /** The day that other samples name for it; it counts as long as it is to come. */
  on: z.iso.date().optional(),
  /** Days from the first start; below 0 for one that was. A weekend is passed over. */
  in_days: z.int(),
  /** The hour of the day in UTC, as hh:mm. */
  at: z.iso.time({ precision: -1 }),
  /** As the IANA names it. */
  time_zone: z.string(),
  location: z.string(),
  meeting_type: z.string(),
  agenda: z.array(z.string()),
});

const SampleFact = z.object({
  kind: z.enum(factKinds),
  as_of: z.iso.date(),
  source: z.string(),
  value: z.number().optional(),
  words: z.string().optional(),
});

const SampleOrganization = z.object({
  slug: z.string(),
  name: z.string(),
  aliases: z.array(z.string()),
  type: OrganizationType,
  state: StateCode.optional(),
  ticker: z.string().optional(),
  description: z.string(),
  website: z.url(),
  tags: z.array(z.string()),
  facts: z.array(SampleFact),
  people: z.array(SamplePerson),
  meetings: z.array(SampleMeeting),
  /** Addresses of feeds, and of single items, that are its own. */
  shows: z.array(z.url()).default([]),
  items: z.array(z.url()).default([]),
});
export type SampleOrganization = z.infer<typeof SampleOrganization>;

/** A hub that everybody sees: what it follows, organizations by their slugs and people by their names. */
const SampleHub = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  organizations: z.array(z.string()),
  people: z.array(z.string()),
});
export type SampleHub = z.infer<typeof SampleHub>;

const SampleGraph = z.object({ organizations: z.array(SampleOrganization), hubs: z.array(SampleHub) });
export type SampleGraph = z.infer<typeof SampleGraph>;

/** The organizations of the bundled samples, and their hubs. */
export async function readSampleGraph(directory: string): Promise<SampleGraph> {
  const text = await readFile(join(directory, 'organizations.json'), 'utf8');
  return SampleGraph.parse(JSON.parse(text));
}
