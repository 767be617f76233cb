import type { ContentKind, FollowType } from '@ecco/domain';
import type { Page } from '../connection/page.ts';
import type { ItemWithShow } from '../items/index.ts';

/** Something that a list is to follow. */
export type Follow =
  | { type: 'ORG'; organizationId: string }
  | { type: 'ALIAS'; organizationId: string; alias: string }
  | { type: 'PERSON'; personId: string };

/** What a list is to follow of each of these types. */
export type FollowsOfTypes = { types: readonly FollowType[]; follows: readonly Follow[] };

/** `isGone`: it was deleted, and is followed again once it is put back. */
type DeletedMark = { isGone: boolean };
type NamedNode = { id: string; slug: string; name: string };
export type FollowedOrganization = NamedNode &
  DeletedMark & { ticker: string | null; lastCrawledAt: Date | null };
export type FollowedAlias = DeletedMark & { alias: string; organization: NamedNode };
export type FollowedPerson = NamedNode & DeletedMark;

/** What a list follows, in the order in which it was chosen. */
export type HubFollows = {
  organizations: FollowedOrganization[];
  aliases: FollowedAlias[];
  people: FollowedPerson[];
};

/**
 * Where what a hub holds comes from: the organizations and people that it follows and that are there, and the items that
 * name an organization by a followed alias. `listId`: whose items, added by hand, it holds besides; null for no list.
 */
export type Holding = {
  listId: string | null;
  organizationIds: readonly string[];
  personIds: readonly string[];
  aliasItemIds: readonly string[];
};

export type HubItemsQuery = Page & {
  kinds?: readonly ContentKind[] | undefined;
  /** Items dated from this moment on. */
  from?: Date | undefined;
  /** Items dated before this moment. */
  before?: Date | undefined;
};

/** The newest items of a kind of content that are recent, those that are older, and how many of each there are. */
export type AgedItems = {
  recent: ItemWithShow[];
  older: ItemWithShow[];
  counts: { recent: number; older: number };
};

/** What the page of a hub shows. `told`: the newest that have a one-liner. */
export type HubSummary = { spoken: AgedItems; written: AgedItems; told: ItemWithShow[] };
