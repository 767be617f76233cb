import type { PointKind } from '@ecco/domain';
import type { Db } from '../connection/db.ts';
import { findLines, type LinesQuery } from './find-lines.ts';
import { findNeighbors, findPoint } from './find-points.ts';
import type { GraphLine, GraphPoint, Neighbors, NeighborsQuery } from './neighborhood.types.ts';

/** The graph as it is walked: from one point to what stands beside it. */
export const createNeighborhoodRepository = (db: Db) => ({
  /** A point by its id; null where there is none. */
  point: (kind: PointKind, id: string): Promise<GraphPoint | null> => findPoint(db, kind, id),
  /** What stands beside a point and is not drawn yet, the nearest of every kind first. */
  neighbors: (query: NeighborsQuery): Promise<Neighbors> => findNeighbors(db, query),
  /** The lines between drawn points that new ones bring. */
  lines: (query: LinesQuery): Promise<GraphLine[]> => findLines(db, query),
});
