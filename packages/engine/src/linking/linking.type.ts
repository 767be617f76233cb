/** Somebody or something of the graph that a text may mean. */
export type GraphNode =
  | {
      kind: 'organisation';
      id: string;
      form: 'name' | 'alias' | 'ticker';
      /** The name as the graph writes it. */
      written: string;
      /** The host of its site, without "www.". */
      site: string | null;
    }
  | {
      kind: 'person';
      id: string;
      /** Ids of the organizations that they are or were of. */
      places: readonly string[];
    };

export type OrganizationNode = Extract<GraphNode, { kind: 'organisation' }>;

/** Words of a text that are called like something of the graph. */
export type Span = {
  text: string;
  segmentId: string | null;
  /** Number of words. */
  words: number;
};

/** Who the item's connections say it is of, and who they say belongs there. */
export type Home = {
  organizationIds: readonly string[];
  /** What these organizations are called in full. */
  names: readonly string[];
  /** The people of these organizations. */
  roster: readonly { id: string; name: string }[];
  /** Who was known to speak in this item, or in others of its show. */
  speakers: readonly string[];
};

/** Somebody who speaks in an item, named or not; the empty label stands for words that nobody is said to speak. */
export type Voice = {
  label: string;
  role: string | null;
  /** The organization that they are introduced with. */
  organisation: string | null;
};

type NodeMention = {
  id: string;
  mentions: number;
  /** As the text writes it. */
  names: string[];
  segmentId: string | null;
  /** Why they are meant, where the name alone does not say. */
  sign: string | null;
};
export type OrganizationMention = NodeMention & { about: boolean };
export type PersonMention = NodeMention & { speaks: string | null };

export type LinkResult = {
  organisations: OrganizationMention[];
  people: PersonMention[];
  /** Speakers who have no page yet. */
  newcomers: { label: string; name: string }[];
  /** Whose "we" each label's is, where that is sure. */
  affiliations: { label: string; organizationId: string }[];
};
