import { dailyReasons, followTypes, knownHubSlugs, listTypes, shareLevels } from '@ecco/domain';
import { z } from 'zod';
import { ItemName, Need } from './citation.schema.ts';
import { EventCard } from './event.schema.ts';
import { ItemCard } from './item.schema.ts';
import { limits } from './limit.ts';
import { ContentKind } from './name.schema.ts';
import { NodeName, OneLiner } from './organization.schema.ts';
import { PageQuery } from './pagination.schema.ts';
import { line, prose } from './text.schema.ts';

const ListType = z.enum(listTypes);

/** What whoever asks may do with the list. */
export const ListMay = z.object({
  edit: z.boolean(),
  remove: z.boolean(),
  /** Make nobody's list theirs. */
  claim: z.boolean(),
  /** Show it to everybody, or no longer. */
  curate: z.boolean(),
  /** Say who may read it, and edit it. */
  share: z.boolean(),
  /** Have one of their own that begins as this one is. */
  copy: z.boolean(),
});
export type ListMay = z.infer<typeof ListMay>;

/** Hub, watchlist, playlist and episode list are one thing (D13); this is what a row of lists shows. */
export const ListInfo = z.object({
  uuid: z.uuid(),
  /** The same as `uuid`. */
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  type: ListType,
  category: z.string().nullable(),
  description: z.string().nullable(),
  /** -1: nobody's, so whoever holds the link may edit it until someone claims it. */
  owner_id: z.union([z.string(), z.literal(-1)]),
  /** The same as `may.edit`. */
  can_edit: z.boolean(),
  may: ListMay,
  /** How many items were added to it by hand. */
  count: z.number().int(),
  /** How many organizations, aliases and people it follows, also what was deleted meanwhile. */
  following: z.number().int(),
  /** Whether it shows something: it follows somebody, or items were added to it. */
  active: z.boolean(),
  /** Who gave it to whoever asks: its owner, where that is somebody else. */
  shared_by: z.string().nullable(),
  updated_at: z.string(),
});
export type ListInfo = z.infer<typeof ListInfo>;

const NodeOfList = z.object({ id: z.string(), slug: z.string(), name: z.string() });

const FollowedOrganization = NodeOfList.extend({
  ticker: z.string().nullable(),
  last_crawled_date: z.string().nullable(),
});
/** An organization that is followed where it is called so. */
const FollowedAlias = z.object({ name: z.string(), org_slug: z.string(), org_name: z.string() });
const FollowedPerson = NodeOfList;

/** How many items of a kind a hub holds: those of the last 14 days, and those before. */
const AgedCount = z.object({ recent: z.number().int(), older: z.number().int() });

/** What a list follows, and what it holds by that and by hand, computed when it is asked for (D14). */
const HubContent = z.object({
  org_slugs: z.array(z.string()),
  person_node_ids: z.array(z.string()),
  org_aliases: z.array(FollowedAlias),
  followed_orgs: z.array(FollowedOrganization),
  followed_people: z.array(FollowedPerson),
  /** What is followed and was deleted meanwhile: it holds nothing until it is put back. */
  followed_gone: z.array(z.object({ type: z.enum(followTypes), name: z.string() })),
  show_insights: z.boolean(),
  /** What is spoken: the newest of the last 14 days, then the newest of those before. */
  org_episodes: z.array(ItemCard),
  /** Of them the videos, and the recordings of meetings; `media_type` is the same as `content_type`. */
  videos: z.array(ItemCard),
  media: z.array(ItemCard.extend({ media_type: ContentKind })),
  /** What is written, in the same order. */
  articles: z.array(ItemCard),
  counts: z.object({ conversations: AgedCount, publications: AgedCount }),
  /** The newest one-liners. */
  at_a_glance: z.array(OneLiner),
});

/** An item of a list. `need`: what of its owner's need-to-knows brought it into their list of the day; `reason`: what else. */
const ListedCard = ItemCard.extend({ need: Need.optional(), reason: z.enum(dailyReasons).optional() });
export type ListedCard = z.infer<typeof ListedCard>;

/** A list with the items that were added by hand, in their order. `completed`: the reader has opened all of them. */
export const ListWithItems = ListInfo.extend({ episodes: z.array(ListedCard), completed: z.boolean() });
export type ListWithItems = z.infer<typeof ListWithItems>;

/** The same with what it follows, and what it holds by that and by hand. `revision` grows with every edit. */
export const EpisodeList = ListWithItems.extend({
  revision: z.number().int(),
  link_shared: z.boolean(),
  ...HubContent.shape,
});
export type EpisodeList = z.infer<typeof EpisodeList>;

const ListTitle = line(limits.listTitleMax).min(1, 'The list needs a name');
const ListDescription = prose(limits.listDescriptionMax).nullable();
const ItemUuids = z.array(z.uuid()).max(limits.listItemsMax);

const tooManyFollowed = `A list follows at most ${limits.listFollowsMax.toLocaleString('en-US')} organizations, aliases and people.`;
const followed = <Schema extends z.ZodType>(schema: Schema) =>
  z.array(schema).max(limits.listFollowsMax, tooManyFollowed);
const AliasName = line(limits.organizationNameMax).min(1);

const Follows = z.object({
  org_slugs: followed(NodeName).optional().describe('Slugs or ids of organizations to follow'),
  person_node_ids: followed(z.uuid()).optional().describe('Ids of people to follow'),
  org_aliases: followed(z.union([AliasName, z.object({ name: AliasName, org_slug: NodeName })]))
    .optional()
    .describe('Other names of organizations to follow; with its organization where several bear it'),
});
export type Follows = z.infer<typeof Follows>;

export const NewList = z.object({
  title: ListTitle,
  description: ListDescription.optional(),
  /** Uuids of its first items, in order. */
  episodes: ItemUuids.default([]),
  ...Follows.shape,
  /** One of the hubs that have a card of their own; for admins. */
  slug: z.enum(knownHubSlugs).optional(),
});
export type NewList = z.infer<typeof NewList>;

export const ListChange = z.object({
  title: ListTitle.optional(),
  description: ListDescription.optional(),
  /** Uuids of all items that stay, in their new order. */
  episodes: ItemUuids.optional(),
  /** True: a list without an owner becomes the caller's. */
  assign_owner: z.boolean().optional(),
  /** What it follows from now on, each kind that is given in the place of what it followed. */
  ...Follows.shape,
  show_insights: z.boolean().optional(),
  /** The list as the caller read it: where somebody has edited it since, nothing is changed, and the answer is 409. */
  revision: z.number().int().optional(),
});
export type ListChange = z.infer<typeof ListChange>;

/** Slug or uuid of a list. */
export const ListName = NodeName;

/** One page of what a hub holds, newest first. */
export const HubItemsQuery = PageQuery.extend({
  group: z.enum(['conversations', 'publications', 'all']).default('all'),
  age: z.enum(['recent', 'older', 'all']).default('all'),
});

/** Something that a list can follow. `value` is what is sent back; `label` and `ticker` are looked through. */
export const WizardOption = z.object({
  type: z.enum(followTypes),
  /** Of the node: for an alias, of its organization. */
  id: z.string(),
  slug: z.string(),
  label: z.string(),
  ticker: z.string().nullable(),
  /** Slug of an organization, an alias, id of a person. */
  value: z.string(),
  /** The organization of an alias. */
  parentOrg: z.string().nullable(),
  /** What kind of organization it is, or where somebody is: what tells it from others of its name. */
  detail: z.string().nullable(),
});
export type WizardOption = z.infer<typeof WizardOption>;

export const HubWizardQuery = z.object({
  query: z.string().trim().max(limits.organizationNameMax).default(''),
  limit: z.coerce.number().int().min(1).max(limits.wizardOptionsMax).default(limits.wizardOptions),
});

/** What a list can follow, by kind, and how many of each kind there are with these words. */
export const HubWizard = z.object({
  options: z.record(z.enum(followTypes), z.array(WizardOption)),
  counts: z.record(z.enum(followTypes), z.number().int()),
});
export type HubWizard = z.infer<typeof HubWizard>;

/** What a list would hold that followed these, and how many meetings its organizations had in the last month. */
export const HubPreviewQuery = z.object(Follows.shape);
export const HubPreview = z.object({ items: z.number().int(), meetings: z.number().int() });
export type HubPreview = z.infer<typeof HubPreview>;

/** Meetings of the organizations that a list follows: those that were, the latest first, and those to come, the soonest first. */
export const HubEvents = z.object({ recent: z.array(EventCard), upcoming: z.array(EventCard) });
export type HubEvents = z.infer<typeof HubEvents>;

/** How many items a hub holds, how many of them are of the last 14 days, and the newest. */
export const HubHeld = z.object({
  items: z.number().int(),
  recent: z.number().int(),
  newest: ItemName.extend({ date: z.string().nullable() }).nullable(),
});
export type HubHeld = z.infer<typeof HubHeld>;

/** A hub with an address of its own (D47); `title` null where nobody has made it, `active` as of every list. */
const HubCard = z.object({
  slug: z.enum(knownHubSlugs),
  title: z.string().nullable(),
  active: z.boolean(),
  held: HubHeld.nullable(),
});

/** The hubs that whoever asks may choose among. */
export const HubOverview = z.object({
  /** Whether the allocators are among them. */
  allocators: z.boolean(),
  cards: z.array(HubCard),
  /** Lists of their own, or shared with them, that follow something; changed last first. */
  custom: z.array(ListInfo.extend({ held: HubHeld.nullable() })),
});
export type HubOverview = z.infer<typeof HubOverview>;

/** Whom a list is shared with. */
export const ListShare = z.object({ email: z.email().max(limits.emailMax), level: z.enum(shareLevels) });
export type ListShare = z.infer<typeof ListShare>;
export const ListSharing = z.object({
  /** Whether whoever holds the link may read it. */
  link: z.boolean(),
  people: z.array(ListShare),
});
export type ListSharing = z.infer<typeof ListSharing>;
/**
 * `people`: everybody it is shared with from now on. What is misspelled is refused: whoever means to take the link back must
 * not be told that all is well.
 */
export const ListSharingChange = z.strictObject({
  link: z.boolean().optional(),
  people: z.array(ListShare).max(limits.listSharesMax).optional(),
});
export type ListSharingChange = z.infer<typeof ListSharingChange>;

/** In which of somebody's lists an item is. */
export const ListsOfItem = z.object({
  all_lists: z.array(z.object({ id: z.uuid(), title: z.string() })),
  episode_lists: z.array(z.uuid()),
});
export type ListsOfItem = z.infer<typeof ListsOfItem>;

export const ListsOfItemChange = z.object({
  uuid: z.uuid(),
  add: z.array(z.uuid()).max(limits.listsMax).default([]),
  remove: z.array(z.uuid()).max(limits.listsMax).default([]),
});
export type ListsOfItemChange = z.infer<typeof ListsOfItemChange>;

/** An item as somebody left it; `position` in seconds, null where nothing was played. */
/** `position` in seconds. An entry that was taken out is put back at its time with the receipt given for it. */
export const HistoryNote = z.object({
  uuid: z.uuid(),
  position: z.number().min(0).max(2_000_000).optional(),
  opened_at: z.iso.datetime({ offset: true }).optional(),
  receipt: z.string().max(100).optional(),
});

export const HistoryEntry = ItemCard.extend({ opened_at: z.string(), position: z.number().nullable() });
export type HistoryEntry = z.infer<typeof HistoryEntry>;
