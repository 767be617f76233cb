import { randomUUID } from 'node:crypto';
import type { RevisionState } from '@ecco/domain';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { users } from '../users/index.ts';
import { transcriptRevisions } from './revision.table.ts';

type Row = typeof transcriptRevisions.$inferSelect;
/** `by`: the e-mail address of who requested it; null where nobody did, or where they left. */
export type Revision = Row & { by: string | null };
type NewRevision = Pick<Row, 'itemId' | 'userId' | 'source' | 'serviceId' | 'isUsedWhenDone' | 'maker'> & {
  id?: string | undefined;
};
type RevisionChange = Partial<
  Pick<Row, 'doneMs' | 'lengthMs' | 'message' | 'maker' | 'counts' | 'sourceAfter' | 'sourceBefore'>
>;

/** As many as an item shows. */
const mostOfItem = 50;

const underWay: readonly RevisionState[] = ['waiting', 'working'];

export function createRevisionsRepository(db: Db, clock: Clock) {
  const select = () =>
    db
      .select({ revision: transcriptRevisions, by: users.email })
      .from(transcriptRevisions)
      .leftJoin(users, eq(users.id, transcriptRevisions.userId))
      .$dynamic();
  const present = ({ revision, by }: { revision: Row; by: string | null }): Revision => ({ ...revision, by });

  return {
    /** Begins one; null where another one of the item is under way. */
    async begin(given: NewRevision): Promise<Revision | null> {
      const id = given.id ?? randomUUID();
      const [row] = await db
        .insert(transcriptRevisions)
        .values({ ...given, id, createdAt: clock(), state: 'waiting' })
        .onConflictDoNothing()
        .returning();
      return row ? { ...row, by: null } : null;
    },

    async findById(id: string): Promise<Revision | null> {
      const [row] = await select().where(eq(transcriptRevisions.id, id));
      return row ? present(row) : null;
    },

    /** Those of an item, the last first. */
    async ofItem(itemId: string): Promise<Revision[]> {
      const rows = await select()
        .where(eq(transcriptRevisions.itemId, itemId))
        .orderBy(desc(transcriptRevisions.createdAt), desc(transcriptRevisions.id))
        .limit(mostOfItem);
      return rows.map(present);
    },

    /** All that are to be worked on. */
    async underWay(): Promise<Revision[]> {
      const rows = await select()
        .where(inArray(transcriptRevisions.state, [...underWay]))
        .orderBy(transcriptRevisions.createdAt, transcriptRevisions.id);
      return rows.map(present);
    },

    /**
     * Notes how far one is, and puts it from one of some states into another. Null where it is in none of them, as where
     * somebody stopped it.
     */
    async move(
      id: string,
      { from, to }: { from: readonly RevisionState[]; to: RevisionState },
      change: RevisionChange = {},
    ): Promise<Revision | null> {
      const [row] = await db
        .update(transcriptRevisions)
        .set({ ...change, state: to, ...(to === 'used' && { usedAt: clock() }) })
        .where(and(eq(transcriptRevisions.id, id), inArray(transcriptRevisions.state, [...from])))
        .returning();
      return row ? { ...row, by: null } : null;
    },
  };
}
