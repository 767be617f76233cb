import type { EdgeType, LinkRelation, OrganizationType } from '@ecco/domain';
import type { ItemWithShow } from '../items/index.ts';

/** Where the text of an item names somebody. `sign`: why they are meant, where the name alone does not say. */
type ItemMention = {
  mentions: number;
  /** As the text writes it. */
  names: string[];
  segmentId: string | null;
  sign: string | null;
};
export type OrganizationMentions = ItemMention & { organizationId: string; about: boolean };
/** `speaks`: the label of the speaker that they are. */
export type PersonMentions = ItemMention & { personId: string; speaks: string | null };
/** Whose "we" a speaker's is; the empty label stands for words that nobody is said to speak. */
export type Affiliation = { label: string; organizationId: string };
export type ItemMentions = {
  organizations: readonly OrganizationMentions[];
  people: readonly PersonMentions[];
  affiliations?: readonly Affiliation[];
};

/** An organization of an item, and why. */
export type LinkedOrganization = ItemMention & {
  organization: { id: string; slug: string; name: string; type: OrganizationType };
  relation: LinkRelation;
  ofEdge: EdgeType | null;
};
/** A person of an item, and why. */
export type LinkedPerson = ItemMention & {
  person: { id: string; slug: string; name: string };
  speaks: string | null;
};

/** An item of an organization with what it is to it. */
export type ItemOfOrganization = ItemWithShow & { relation: LinkRelation; sign: string | null };

/** In how many items somebody speaks, and in how many they are only spoken of. */
export type PersonItems = { spoke: number; mentioned: number };

/** What somebody is said to be, and where. */
export type StatedPost = { role: string | null; organization: string | null };
