import type { Changes } from '../changes/change-channel.ts';
import type { Db } from '../connection/db.ts';
import { createSegmentsRepository, type Segment } from '../segments/index.ts';
import { type CachedValues, createCachedValues } from './cached-values.ts';

const cacheMax = 5_000;

/** Finds the lines that summaries cite, by the ids that these have of them. */
export function createCitedSegments(db: Db, changes: Changes): CachedValues<Segment> {
  const segments = createSegmentsRepository(db);
  return createCachedValues({
    changes,
    max: cacheMax,
    read: (ids) => segments.byIds(ids),
    isOf: ({ itemId }, { tag, id }) => tag === 'item.changed' && id === itemId,
  });
}
