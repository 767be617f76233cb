import type { Connection } from '@ecco/contract';
import { type ConnectionType, connectionTypeOf } from '@ecco/domain';

/** The connections of a type whose names hold these words. */
export function connectionsCalled(
  connections: readonly Connection[],
  { type, query }: { type: ConnectionType; query: string },
): Connection[] {
  const words = query.trim().toLowerCase();
  return connections.filter(
    ({ edge_type, target_node }) =>
      connectionTypeOf[edge_type] === type && target_node.name.toLowerCase().includes(words),
  );
}

/** A page of rows; one beyond the last is the last. */
export function pageOfRows<Row>(rows: readonly Row[], { page, perPage }: { page: number; perPage: number }) {
  const pages = Math.max(1, Math.ceil(rows.length / perPage));
  const at = Math.min(Math.max(1, page), pages);
  return { rows: rows.slice((at - 1) * perPage, at * perPage), page: at, pages };
}

const paths = {
  ORG: 'org',
  PERSON: 'people',
  MEETING: 'event',
  MEDIA: 'media',
  DOCUMENT: 'media',
  PUBLICATION: 'pub',
} as const;

/** Where the page of a connected thing is. */
export const hrefOfNode = ({ type, slug }: Connection['target_node']): string =>
  `/${paths[type]}/${encodeURIComponent(slug)}`;
