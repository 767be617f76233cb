import type { GraphNode, Connection as PublicConnection, LinkPass as PublicPass } from '@ecco/contract';
import type { ConnectedNode, LinkPass, Node } from '@ecco/store';

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

export const presentPass = (pass: LinkPass | null): PublicPass | null =>
  pass && {
    started_at: pass.startedAt.toISOString(),
    finished_at: pass.finishedAt?.toISOString() ?? null,
    stopped_at: pass.stoppedAt?.toISOString() ?? null,
    done: pass.done,
    total: pass.total,
  };
