import { randomUUID } from 'node:crypto';
import { and, desc, eq, lt, max, not } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import { offsetOf, type Page, paged, type RowPage } from '../connection/page.ts';
import { items } from '../items/index.ts';
import { users } from '../users/index.ts';
import { lineEdits } from './line-edit.table.ts';

type Row = typeof lineEdits.$inferSelect;
type NewLineEdit = Omit<Row, 'id' | 'at' | 'settled'>;
/** `by`: the e-mail address of who made it; null where they are gone. */
export type LineEdit = Row & { by: string | null };
/** How a line reads by hand, beside what the source has there. */
export type StandingEdit = Pick<Row, 'segmentId' | 'said' | 'after'>;
/** `userId`: who wrote it. */
type StandingRow = StandingEdit & Pick<Row, 'userId'>;
/** `segmentIds`: of these lines alone. */
type LineEditQuery = Page & { itemId: string; segmentIds?: readonly string[] | undefined };

export function createLineEditsRepository(db: Db, clock: Clock) {
  const select = () =>
    db
      .select({ edit: lineEdits, by: users.email })
      .from(lineEdits)
      .leftJoin(users, eq(users.id, lineEdits.userId))
      .$dynamic();
  const present = ({ edit, by }: { edit: Row; by: string | null }): LineEdit => ({ ...edit, by });
  const unsettled = not(lineEdits.settled);

  return {
    /**
     * Notes a correction. Holds the item's row until the transaction ends, so that a transcript that is written at the
     * same time comes before or after it, and never between the note and the line.
     */
    async add(given: NewLineEdit): Promise<string> {
      await db.select({ id: items.id }).from(items).where(eq(items.id, given.itemId)).for('update');
      const id = randomUUID();
      await db.insert(lineEdits).values({ ...given, id, at: clock() });
      return id;
    },

    async find(itemId: string, id: string): Promise<LineEdit | null> {
      const [row] = await select().where(and(eq(lineEdits.itemId, itemId), eq(lineEdits.id, id)));
      return row ? present(row) : null;
    },

    /** Those of some edits of an item that were taken back. */
    async undone(itemId: string, ids: readonly string[]): Promise<string[]> {
      const rows = await db
        .select({ undoes: lineEdits.undoes })
        .from(lineEdits)
        .where(and(eq(lineEdits.itemId, itemId), isOneOf(lineEdits.undoes, ids)));
      return rows.flatMap(({ undoes }) => undoes ?? []);
    },

    /** One page of what was corrected of an item, the last first. */
    async page({ itemId, segmentIds, ...page }: LineEditQuery): Promise<RowPage<LineEdit>> {
      const ofLine = segmentIds && isOneOf(lineEdits.segmentId, segmentIds, 'text');
      const condition = and(eq(lineEdits.itemId, itemId), ofLine);
      const rows = await select()
        .where(condition)
        .orderBy(desc(lineEdits.at), desc(lineEdits.id))
        .limit(page.perPage)
        .offset(offsetOf(page));
      return paged(page, rows.map(present), () => db.$count(lineEdits, condition));
    },

    /** The last word on each corrected line of an item. */
    async standing(itemId: string): Promise<StandingRow[]> {
      const { segmentId, said, after, userId } = lineEdits;
      return db
        .selectDistinctOn([segmentId], { segmentId, said, after, userId })
        .from(lineEdits)
        .where(eq(lineEdits.itemId, itemId))
        .orderBy(segmentId, desc(lineEdits.at), desc(lineEdits.id));
    },

    /** The edits of an item on which nothing was made anew yet. */
    async unsettled(itemId: string): Promise<string[]> {
      const rows = await db
        .select({ id: lineEdits.id })
        .from(lineEdits)
        .where(and(eq(lineEdits.itemId, itemId), unsettled));
      return rows.map(({ id }) => id);
    },

    /** Every item that has such edits, the last of them before a moment. */
    async unsettledItems(before: Date): Promise<string[]> {
      const rows = await db
        .select({ itemId: lineEdits.itemId })
        .from(lineEdits)
        .where(unsettled)
        .groupBy(lineEdits.itemId)
        .having(lt(max(lineEdits.at), before));
      return rows.map(({ itemId }) => itemId);
    },

    async settle(ids: readonly string[]): Promise<void> {
      if (ids.length === 0) return;
      await db.update(lineEdits).set({ settled: true }).where(isOneOf(lineEdits.id, ids));
    },
  };
}
