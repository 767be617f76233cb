import { limits, type NeighborsQuery } from '@ecco/contract';
import type { GraphLine, GraphPoint, Store } from '@ecco/store';
import { findOrganization } from '../organization/organization.usecases.ts';
import type { Authorized } from '../request/access/authorize.ts';
import { graphFull, pointNotFound } from './graph.errors.ts';

export type Neighborhood = { center: GraphPoint; points: GraphPoint[]; lines: GraphLine[]; total: number };

const dayMs = 86_400_000;
const uuidShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

async function centerOf(
  store: Store,
  { kind, id }: Pick<NeighborsQuery, 'kind' | 'id'>,
): Promise<GraphPoint> {
  const uuid = kind === 'organization' ? (await findOrganization(store, id)).organization.id : id;
  const graphPoint = uuidShape.test(uuid) ? await store.neighborhood.point(kind, uuid) : null;
  if (graphPoint === null) throw pointNotFound();
  return graphPoint;
}

/**
 * What stands beside a point and is not drawn yet, with every line that it brings to what is drawn.
 * @throws RequestError 404 where the point is gone, 409 where no more can be drawn
 */
export async function readNeighbors(
  store: Store,
  _who: Authorized<'administer-read'>,
  { known, kinds, from, until, limit, ...wanted }: NeighborsQuery,
): Promise<Neighborhood> {
  const center = await centerOf(store, wanted);
  const drawn = new Set([...known, center.id]);
  const room = limits.graphPointsMax - drawn.size;
  if (room <= 0) throw graphFull();
  const { points, total } = await store.neighborhood.neighbors({
    center: center.id,
    known: [...drawn],
    kinds,
    from: from === undefined ? undefined : new Date(from),
    until: until === undefined ? undefined : new Date(Date.parse(until) + dayMs),
    limit: Math.min(limit, room),
  });
  const fresh = [...points.map(({ id }) => id), ...(known.includes(center.id) ? [] : [center.id])];
  const lines = await store.neighborhood.lines({ drawn: [...drawn, ...points.map(({ id }) => id)], fresh });
  return { center, points, lines, total };
}
