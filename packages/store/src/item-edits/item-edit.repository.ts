import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { users } from '../users/index.ts';
import { itemEdits } from './item-edit.table.ts';

type Row = typeof itemEdits.$inferSelect;
export type NewItemEdit = Pick<Row, 'itemId' | 'userId' | 'changes' | 'stored'> & { undoes?: string | null };
/** `by`: the e-mail address of who made it; null where they are gone. */
export type ItemEdit = Row & { by: string | null };

/** Edits of one item that are shown. */
const shownMax = 100;

export function createItemEditsRepository(db: Db, clock: Clock) {
  const select = () =>
    db
      .select({ edit: itemEdits, by: users.email })
      .from(itemEdits)
      .leftJoin(users, eq(users.id, itemEdits.userId))
      .$dynamic();
  const present = ({ edit, by }: { edit: Row; by: string | null }): ItemEdit => ({ ...edit, by });

  return {
    async add(given: NewItemEdit): Promise<string> {
      const id = randomUUID();
      await db.insert(itemEdits).values({ ...given, id, at: clock() });
      return id;
    },

    async find(itemId: string, id: string): Promise<ItemEdit | null> {
      const [row] = await select().where(and(eq(itemEdits.itemId, itemId), eq(itemEdits.id, id)));
      return row ? present(row) : null;
    },

    /** What was put right of an item, the last first. */
    async ofItem(itemId: string): Promise<ItemEdit[]> {
      const rows = await select()
        .where(eq(itemEdits.itemId, itemId))
        .orderBy(desc(itemEdits.at), desc(itemEdits.id))
        .limit(shownMax);
      return rows.map(present);
    },
  };
}
