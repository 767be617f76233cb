import type { Connection, EdgeType, GraphProvenance, NodeType, OrganizationType, Person } from '@ecco/domain';

export type NewConnection = Pick<Connection, 'organizationId' | 'edge' | 'target'> &
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

/** Somebody's place at an organization. */
export type Place = {
  connection: Connection;
  organization: { id: string; slug: string; name: string; type: OrganizationType };
};
/** Somebody of an organization. */
export type Member = { connection: Connection; person: Person };
export type EdgesQuery = { organizationId: string; edges: readonly EdgeType[] };
/** Items that one organization is connected to, each by its edge and where that is said. */
export type ItemConnections = {
  organizationId: string;
  itemIds: readonly { itemId: string; edge: EdgeType; sourceUrl: string | null }[];
  provenance: GraphProvenance;
  createdBy: string | null;
};
export type TargetsQuery = { organizationId: string; provenance: GraphProvenance; ids: readonly string[] };
