import { factKinds, organizationColumns } from '@ecco/domain';
import { z } from 'zod';
import { CitedText, ItemName, MainPoint } from './citation.schema.ts';
import { EventCard } from './event.schema.ts';
import { ItemCard } from './item.schema.ts';
import { limits } from './limit.ts';
import { listQuery } from './list-query.schema.ts';
import {
  EdgeType,
  FlavorName,
  GraphProvenance,
  LinkRelation,
  OrganizationName,
  OrganizationType,
  Status,
} from './name.schema.ts';
import { Pagination } from './pagination.schema.ts';
import { ShowCard } from './podcast.schema.ts';

/** What lists show of an organization. Assets in US dollars. */
export const OrganizationCard = OrganizationName.extend({
  /** The same as `uuid`. */
  id: z.string(),
  /** The same as `org_type`. */
  type: OrganizationType,
  ticker: z.string().nullable(),
  description: z.string().nullable(),
  state: z.string().nullable(),
  total_assets: z.number().nullable(),
  total_members: z.number().int().nullable(),
  headquarters: z.string().nullable(),
  website: z.string().nullable(),
  tags: z.array(z.string()),
  /** `PERFORMING_ANALYSIS` while an item of its own is being processed. */
  processing_status: Status,
});
export type OrganizationCard = z.infer<typeof OrganizationCard>;

/** Something known of an organization as of a day; `value` in dollars, people or percent, `words` where it is no number. */
export const Fact = z.object({
  id: z.uuid(),
  kind: z.enum(factKinds),
  value: z.number().nullable(),
  words: z.string().nullable(),
  /** As yyyy-mm-dd. */
  as_of: z.string(),
  provenance: GraphProvenance,
  source: z.string().nullable(),
  source_url: z.string().nullable(),
});
export type Fact = z.infer<typeof Fact>;

/** Somebody of an organization. Days as yyyy-mm-dd; `until` null while they are there. */
export const KeyPerson = z.object({
  /** The same as `uuid`. */
  id: z.string(),
  /** The same as `uuid`. */
  node_id: z.string(),
  uuid: z.string(),
  slug: z.string(),
  name: z.string(),
  title: z.string().nullable(),
  image_url: z.string().nullable(),
  edge_type: EdgeType,
  tenure: z.object({ since: z.string().nullable(), until: z.string().nullable() }),
  /** Where it is said. */
  citation: z.string().nullable(),
});
export type KeyPerson = z.infer<typeof KeyPerson>;

/** Somebody who is heard for an organization and is not among its board and staff. */
export const OrganizationVoice = z.object({
  name: z.string(),
  /** As the newest item says it that says one. */
  role: z.string().nullable(),
  /** Of their own page, where they have one. */
  slug: z.string().nullable(),
  /** In how many of the newest items. */
  items: z.number().int(),
  /** The newest of them. */
  item: ItemName,
});
export type OrganizationVoice = z.infer<typeof OrganizationVoice>;

/** What whoever asks may do with the organization. */
export const OrganizationMay = z.object({
  /** Edit it, connect it and say which items are not its own. */
  manage: z.boolean(),
});
export type OrganizationMay = z.infer<typeof OrganizationMay>;

/** An item of an organization: its own, about it, or it only names it. `sign`: why it is meant, where its name alone does not say. */
export const LinkedItem = ItemCard.extend({ relation: LinkRelation, sign: z.string().nullable() });
export type LinkedItem = z.infer<typeof LinkedItem>;

/** Whether a fund puts money to work in the time that is asked for, and the sentence that says so. */
export const Allocating = z.object({ is_allocating: z.boolean(), explanation: CitedText.nullable() });
export type Allocating = z.infer<typeof Allocating>;

/** What an item comes to, and the day it is of. */
/** `also`: what others say that come to the same event, each with its place. */
export const OneLiner = MainPoint.extend({ date: z.string().nullable(), also: z.array(MainPoint) });
export type OneLiner = z.infer<typeof OneLiner>;

/** A person of an organization, as entities are told of items. */
const OrganizationEntity = z.object({
  name: z.string(),
  slug: z.string(),
  entity_type: z.literal('person'),
  title: z.string().nullable(),
});

export const Organization = OrganizationCard.extend({
  aliases: z.array(z.string()),
  analysis_flavor: FlavorName.nullable(),
  properties: z.object({ calendar_url: z.string().nullable() }),
  /** In the last month. */
  allocating: Allocating,
  /** By kind, the newest first. */
  facts: z.array(Fact),
  /** Those who lead first, then by name; who has left is not among them. */
  board: z.array(KeyPerson),
  staff: z.array(KeyPerson),
  /** Who is heard for it besides, whoever is heard most first. */
  voices: z.array(OrganizationVoice),
  /** The newest one-liners of what is its own or about it. */
  at_a_glance: z.array(OneLiner),
  /** Past ones, the latest first, then those to come, the soonest first. */
  events: z.array(EventCard),
  /** Shows that it publishes, by kind. */
  publications: z.array(ShowCard),
  podcasts: z.array(ShowCard),
  /** What is written: articles that are its own or about it, newest first. */
  articles: z.array(LinkedItem),
  /** What is spoken: conversations that are its own or about it, newest first. */
  org_episodes: z.array(LinkedItem),
  /** Of them its own alone. */
  media: z.array(LinkedItem),
  documents: z.array(LinkedItem),
  /** Its board and staff, as entities. */
  entities: z.array(OrganizationEntity),
  last_crawled_date: z.string().nullable(),
  /** Its names are being looked for in all items. */
  linking: z.boolean(),
  may: OrganizationMay,
});
export type Organization = z.infer<typeof Organization>;

export const OrganizationsQuery = listQuery(organizationColumns).extend({
  org_type: OrganizationType.optional(),
  activity: z
    .stringbool()
    .or(z.boolean())
    .default(false)
    .describe('Say of each when it met last, and how many signals it has'),
});
/** `activity`: where it was asked for; `last_meeting` null where none was held that is known. */
export const OrganizationRow = OrganizationCard.extend({
  activity: z.object({ last_meeting: z.string().nullable(), signals: z.number().int() }).optional(),
});
export type OrganizationRow = z.infer<typeof OrganizationRow>;
export const OrganizationsPage = z.object({
  organizations: z.array(OrganizationRow),
  pagination: Pagination,
});

/** A type that there are organizations of, as lists name it. */
export const OrganizationTypeCount = z.object({
  name: z.string(),
  value: OrganizationType,
  count: z.number().int(),
});
export type OrganizationTypeCount = z.infer<typeof OrganizationTypeCount>;

/** Slug or id. */
export const NodeName = z.string().trim().min(1).max(limits.itemNameMax);

export const linkedItemGroups = ['conversations', 'articles', 'documents', 'all'] as const;
