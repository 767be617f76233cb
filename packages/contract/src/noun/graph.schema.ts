import { connectionTypes, factKinds, nodeTypes } from '@ecco/domain';
import { z } from 'zod';
import { Day } from './day.schema.ts';
import { limits } from './limit.ts';
import { EdgeType, FlavorName, GraphProvenance, OrganizationType, StateCode } from './name.schema.ts';
import { graphName, line, prose } from './text.schema.ts';

export const ConnectionType = z.enum(connectionTypes);

/** Something of the graph that a search found; `detail` tells it from others of its name. */
export const GraphNode = z.object({
  id: z.string(),
  slug: z.string(),
  type: z.enum(nodeTypes),
  name: z.string(),
  /** The same as `name`. */
  label: z.string(),
  detail: z.string().nullable(),
});
export type GraphNode = z.infer<typeof GraphNode>;

/** How far the linking of all items anew has come. */
export const LinkPass = z.object({
  started_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  /** Set while it is held back. */
  stopped_at: z.iso.datetime().nullable(),
  done: z.number().int(),
  total: z.number().int(),
});
export type LinkPass = z.infer<typeof LinkPass>;

const Title = line(limits.connectionTitleMax);
const Address = z.email().max(limits.emailMax);

/** A connection's own words; `date` is since when, or the day that it is of. */
const ConnectionProperties = z.object({
  title: z.string().nullable(),
  email: z.string().nullable(),
  date: z.string().nullable(),
  until: z.string().nullable(),
});

export const Connection = z.object({
  edge_id: z.uuid(),
  edge_type: EdgeType,
  target_node: GraphNode,
  /** The same as `target_node`. */
  node: GraphNode,
  properties: ConnectionProperties,
  /** The same as `properties`. */
  edge_properties: ConnectionProperties,
  provenance: GraphProvenance,
  created_at: z.iso.datetime(),
});
export type Connection = z.infer<typeof Connection>;

const Properties = z
  .strictObject({
    title: Title.nullish(),
    email: z.union([Address, z.literal('')]).nullish(),
    date: Day.nullish(),
    until: Day.nullish(),
  })
  .refine(({ date, until }) => !date || !until || date <= until, {
    path: ['until'],
    message: 'It cannot end before it begins.',
  });

export const NewConnection = z.object({
  target_node_id: z.uuid(),
  edge_type: EdgeType,
  properties: Properties.default({}),
});
export type NewConnection = z.infer<typeof NewConnection>;

/** What is left out stays as it is. */
export const ConnectionChange = z.object({
  edge_type: EdgeType.optional(),
  properties: Properties.default({}),
});
export type ConnectionChange = z.infer<typeof ConnectionChange>;

const Name = graphName(limits.organizationNameMax);
const Slug = z
  .string()
  .trim()
  .max(limits.organizationSlugMax)
  .regex(
    /^[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*$/u,
    'Lower case letters and digits, joined by dashes.',
  );

/** A name and a password before the host would make one site look like another. */
function isWebsite(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    /^https?:\/\/[^/]/i.test(text) &&
    url.hostname.includes('.') &&
    `${url.username}${url.password}` === ''
  );
}

/** An address of a website: with a scheme or without, but one that a browser can open. */
export const Website = z
  .string()
  .trim()
  .max(limits.urlMaxLength)
  .transform((text) => (text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`))
  .refine((text) => text === '' || isWebsite(text), 'This is no address of a website.')
  .transform((text) => (text === '' ? null : text));
const OneLine = line(limits.organizationNameMax);

/** Nobody has more members, and no column holds them. */
const membersMax = 1e9;

const editable = {
  slug: Slug.optional(),
  description: prose(limits.organizationDescriptionMax).nullish(),
  website: Website.nullish(),
  headquarters: OneLine.nullish(),
  state: z.union([StateCode, z.literal('')]).nullish(),
  ticker: line(limits.tickerMax).nullish(),
  aliases: z.array(Name).max(limits.organizationAliasesMax).optional(),
  tags: z.array(line(60).min(1)).max(limits.organizationTagsMax).optional(),
  analysis_flavor: FlavorName.nullish(),
  properties: z.strictObject({ calendar_url: Website.nullish() }).optional(),
  /** As of today; of another day they are facts. */
  total_assets: z.number().min(0).max(1e15).nullish(),
  total_members: z.number().int().min(0).max(membersMax).nullish(),
};

export const NewOrganization = z.object({ ...editable, name: Name, org_type: OrganizationType });
export type NewOrganization = z.infer<typeof NewOrganization>;

/** What is left out stays as it is. */
export const OrganizationChange = z.object({
  ...editable,
  name: Name.optional(),
  org_type: OrganizationType.optional(),
});
export type OrganizationChange = z.infer<typeof OrganizationChange>;

/** In percent; a fund has no ten times what it owes. */
export const percentMax = 1_000;
const isPercent = (kind: string): boolean => kind === 'funded_ratio' || kind === 'assumed_return';

export const NewFact = z
  .object({
    kind: z.enum(factKinds),
    value: z.number().min(0).max(1e15).nullish(),
    words: OneLine.nullish(),
    as_of: Day,
    source: OneLine.nullish(),
    source_url: Website.nullish(),
  })
  .refine(({ kind, value, words }) => (kind === 'headquarters' ? !!words : typeof value === 'number'), {
    path: ['value'],
    message: 'What is known?',
  })
  .refine(
    ({ kind, value }) =>
      kind !== 'total_members' || !value || (Number.isInteger(value) && value <= membersMax),
    {
      path: ['value'],
      message: 'This is no number of members.',
    },
  )
  .refine(({ kind, value }) => !isPercent(kind) || !value || value <= percentMax, {
    path: ['value'],
    message: 'This is no percentage.',
  });
export type NewFact = z.infer<typeof NewFact>;

const PersonName = graphName(limits.personPageNameMax);

/** A person of an organization. */
export const NewMember = z.object({ name: PersonName, title: Title.min(1) });
export type NewMember = z.infer<typeof NewMember>;

/** What is left out stays as it is. */
export const PersonChange = z.object({
  name: PersonName.optional(),
  slug: Slug.optional(),
  aliases: z.array(PersonName).max(limits.personAliasesMax).optional(),
  description: prose(4_000).nullish(),
});
export type PersonChange = z.infer<typeof PersonChange>;

const ItemOfPerson = z.object({
  entity_id: z.uuid(),
  /** Of an item in which the person speaks or is spoken of. */
  slug: z.string().trim().min(1).max(limits.itemNameMax),
  type: z.enum(['Episode', 'Video']).optional(),
});

/** A candidate that was found for the person; approved or rejected as everywhere else. */
const CandidateOfPerson = z.object({ entity_id: z.uuid(), candidate_id: z.uuid() });

/**
 * What is changed of a person of an organization: `remove` takes an item away, `add` gives it back, or keeps a candidate,
 * which `reject` refuses.
 */
export const EntityChange = z.union([
  CandidateOfPerson.extend({ action: z.enum(['add', 'reject']) }),
  ItemOfPerson.extend({ action: z.enum(['add', 'remove']) }),
  z.object({ action: z.literal('rename'), entity_id: z.uuid(), new_name: PersonName }),
]);
export type EntityChange = z.infer<typeof EntityChange>;

/** `org`: whose people are changed; without it, the organization where the first of them is now. */
export const EntityChanges = z.object({
  org: z.string().trim().min(1).max(limits.itemNameMax).optional(),
  changes: z.array(EntityChange).min(1).max(limits.entityChangesMax),
});
export type EntityChanges = z.infer<typeof EntityChanges>;
