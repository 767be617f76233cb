import type { Update } from '@ecco/domain';
import { and, desc, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { updates } from '../updates/index.ts';
import { stillHolds, type UpdateScope, updatesOf } from './updates-of.ts';

export type { UpdateScope } from './updates-of.ts';

export type UpdatesQuery = UpdateScope & {
  /** What became known after this, */
  after: Date;
  /** and no later than this. */
  until: Date;
  limit: number;
};

const columns = {
  id: updates.id,
  kind: updates.kind,
  news: updates.news,
  at: updates.at,
  organizationId: updates.organizationId,
  personId: updates.personId,
  itemId: updates.itemId,
  entryId: updates.entryId,
  connectionId: updates.connectionId,
  before: updates.before,
  after: updates.after,
};

/** What became known of organizations, people and shows, read between any two times. */
export function createUpdateFeed(db: Db) {
  return {
    /** The newest of what became known between two times and still holds. */
    async between({ after, until, limit, ...scope }: UpdatesQuery): Promise<Update[]> {
      return db
        .select(columns)
        .from(updates)
        .where(
          and(
            updatesOf(db, scope),
            gt(updates.at, sql.param(after, updates.at)),
            lte(updates.at, sql.param(until, updates.at)),
            stillHolds(db),
          ),
        )
        .orderBy(desc(updates.at), desc(updates.id))
        .limit(limit);
    },

    /** Those of these ids that still hold, the newest first. */
    async findByIds(ids: readonly string[]): Promise<Update[]> {
      if (ids.length === 0) return [];
      return db
        .select(columns)
        .from(updates)
        .where(and(inArray(updates.id, [...ids]), stillHolds(db)))
        .orderBy(desc(updates.at), desc(updates.id));
    },
  };
}
