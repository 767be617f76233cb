import type { Connection, EdgeType, GraphProvenance, NodeType, OrganisationType, Person } from '@ecco/domain';

export type NewConnection = Pick<Connection, 'organisationId' | 'edge' | 'target'> &
  Partial<Pick<Connection, 'title' | 'email' | 'since' | 'until' | 'sourceUrl' | 'createdBy'>> & {
    provenance: GraphProvenance;
  };

/** What is left out stays as it is. */
export type ConnectionChanges = Partial<Pick<Connection, 'edge' | 'title' | 'email' | 'since' | 'until'>>;

/** What stands at the other end of a connection, as lists show it. `slug` null for what has no page. */
export type Node = {
  id: string;
  slug: string;
  type: NodeType;
  name: string;
  /** What tells it from others of its name: a type, a show, a day. */
  detail: string | null;
};

/** A connection with what it leads to. */
export type ConnectedNode = { connection: Connection; node: Node };

/** Somebody's place at an organisation. */
export type Place = {
  connection: Connection;
  organisation: { id: string; slug: string; name: string; type: OrganisationType };
};
/** Somebody of an organisation. */
export type Member = { connection: Connection; person: Person };
export type EdgesQuery = { organisationId: string; edges: readonly EdgeType[] };
/** Items that one organisation is connected to, each by its edge and where that is said. */
export type ItemConnections = {
  organisationId: string;
  itemIds: readonly { itemId: string; edge: EdgeType; sourceUrl: string | null }[];
  provenance: GraphProvenance;
  createdBy: string | null;
};
export type TargetsQuery = { organisationId: string; provenance: GraphProvenance; ids: readonly string[] };
