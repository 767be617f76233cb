/** What an organization can be connected to. */
export const connectionTypes = ['PERSON', 'MEETING', 'MEDIA', 'DOCUMENT', 'PUBLICATION'] as const;
export type ConnectionType = (typeof connectionTypes)[number];

/** What a search of the graph can find. */
export const nodeTypes = ['ORG', ...connectionTypes] as const;
export type NodeType = (typeof nodeTypes)[number];

export const edgeTypes = [
  'HAS_BOARD_MEMBER',
  'HAS_STAFF_MEMBER',
  'HAS_EXECUTIVE',
  'HAS_ADVISOR',
  'HAS_MEETING',
  'HOSTS_MEETING',
  'PRODUCES_MEDIA',
  'FEATURES_IN_MEDIA',
  'HAS_DOCUMENT',
  'PUBLISHES_DOCUMENT',
  'HAS_PUBLICATION',
  'PUBLISHES',
] as const;
export type EdgeType = (typeof edgeTypes)[number];

/** What each edge leads to. */
export const connectionTypeOf = {
  HAS_BOARD_MEMBER: 'PERSON',
  HAS_STAFF_MEMBER: 'PERSON',
  HAS_EXECUTIVE: 'PERSON',
  HAS_ADVISOR: 'PERSON',
  HAS_MEETING: 'MEETING',
  HOSTS_MEETING: 'MEETING',
  PRODUCES_MEDIA: 'MEDIA',
  FEATURES_IN_MEDIA: 'MEDIA',
  HAS_DOCUMENT: 'DOCUMENT',
  PUBLISHES_DOCUMENT: 'DOCUMENT',
  HAS_PUBLICATION: 'PUBLICATION',
  PUBLISHES: 'PUBLICATION',
} as const satisfies Record<EdgeType, ConnectionType>;

/** Where a connection or a fact comes from (D38). */
export const graphProvenances = ['hand', 'import', 'feed', 'crawl', 'text'] as const;
export type GraphProvenance = (typeof graphProvenances)[number];

/** What stands at the other end of a connection, by the table that it lies in. */
export type ConnectionTarget = { kind: 'person' | 'meeting' | 'item' | 'show'; id: string };

/** Joins an organization to something. Days as yyyy-mm-dd. */
export type Connection = {
  id: string;
  organizationId: string;
  edge: EdgeType;
  target: ConnectionTarget;
  title: string | null;
  email: string | null;
  /** Since when, or the day it is of. */
  since: string | null;
  /** Until when; null while it lasts. */
  until: string | null;
  provenance: GraphProvenance;
  /** Where it is said. */
  sourceUrl: string | null;
  /** The user who made it, where one did. */
  createdBy: string | null;
  createdAt: Date;
};

/** What an item is to an organization: its own, about it, or it only names it (D39). */
export const linkRelations = ['of', 'about', 'mentions'] as const;
export type LinkRelation = (typeof linkRelations)[number];

/** What the graph around an organization is drawn of. */
export const pointKinds = ['organization', 'person', 'meeting', 'show', 'item'] as const;
export type PointKind = (typeof pointKinds)[number];

/** Why two points are joined: a connection, a name in an item, or what an item is a part of. */
export const edgeBases = ['connection', 'names', 'speaks', 'show', 'meeting'] as const;
export type EdgeBasis = (typeof edgeBases)[number];
