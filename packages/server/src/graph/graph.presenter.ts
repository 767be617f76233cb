import type { GraphNode, Connection as PublicConnection } from '@ecco/contract';
import type { ConnectedNode, Node } from '@ecco/store';

export const presentNode = ({ id, slug, type, name, detail }: Node): GraphNode => ({
  id,
  slug,
  type,
  name,
  label: name,
  detail,
});

export function presentConnection({ connection, node }: ConnectedNode): PublicConnection {
  const { title, email, since, until } = connection;
  const [shown, properties] = [presentNode(node), { title, email, date: since, until }];
  return {
    edge_id: connection.id,
    edge_type: connection.edge,
    target_node: shown,
    node: shown,
    properties,
    edge_properties: properties,
    provenance: connection.provenance,
    created_at: connection.createdAt.toISOString(),
  };
}
