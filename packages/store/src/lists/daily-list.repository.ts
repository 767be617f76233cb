import { randomUUID } from 'node:crypto';
import type { DailyReason } from '@ecco/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { randomSlug } from '../text/slug.ts';
import { users } from '../users/index.ts';
import { lists } from './list.table.ts';
import type { List } from './list.types.ts';
import type { ListEditing } from './list-editing.repository.ts';

/** Whose and which day's; `day` as `yyyy-mm-dd`. */
type DailyKey = { ownerId: string; day: string };
export type DailyList = DailyKey & {
  title: string;
  /** In the order of the list. */
  itemIds: readonly string[];
  /** What of the owner's need-to-knows brought some of them in, by item. */
  needs: Readonly<Record<string, string>>;
  /** Why others are in it, by item; what is only new has no reason. */
  reasons: Readonly<Record<string, DailyReason>>;
};

export function createDailyLists(db: Db, clock: Clock, { replaceItems }: Pick<ListEditing, 'replaceItems'>) {
  async function findDaily({ ownerId, day }: DailyKey): Promise<List | null> {
    const [row] = await db
      .select()
      .from(lists)
      .where(
        and(eq(lists.ownerId, ownerId), eq(lists.type, 'daily'), sql`${lists.config} ->> 'day' = ${day}`),
      );
    return row ?? null;
  }

  async function insertDaily({ ownerId, day, title }: DailyList): Promise<List> {
    const at = clock();
    const own = { id: randomUUID(), slug: randomSlug(`daily-${day}`), createdAt: at, updatedAt: at };
    const [row] = await db
      .insert(lists)
      .values({ ...own, ownerId, title, type: 'daily', isLinkShared: false, config: { day } })
      .returning();
    if (!row) throw new Error('unreachable: an insert returns its row');
    return row;
  }

  async function setReasons(stored: List, { day, needs, reasons }: DailyList): Promise<List> {
    const config = { day, needs, reasons };
    await db.update(lists).set({ config }).where(eq(lists.id, stored.id));
    return { ...stored, config };
  }

  return {
    findDaily,

    /**
     * The owner's list of the day: this one where there is none yet, or where it was left without items. Call it
     * inside a transaction: the owner's row is locked, so that two calls at once make one list.
     */
    async putDaily(list: DailyList): Promise<List> {
      await db.select({ id: users.id }).from(users).where(eq(users.id, list.ownerId)).for('update');
      const stored = (await findDaily(list)) ?? (await insertDaily(list));
      const { rows } = await db.execute(sql`select from list_items where list_id = ${stored.id} limit 1`);
      if (rows.length > 0) return stored;
      await replaceItems(stored.id, list.itemIds);
      return setReasons(stored, list);
    },

    /**
     * Puts items first that its owner needs to know and that came since it was made; of the others as many stay as a list
     * of the day has, `most` in all. Call it inside a transaction.
     */
    async leadDaily(list: List, { needs, most }: Pick<DailyList, 'needs'> & { most: number }): Promise<List> {
      await db.select({ id: lists.id }).from(lists).where(eq(lists.id, list.id)).for('update');
      const { rows } = await db.execute<{ id: string }>(
        sql`select item_id as id from list_items where list_id = ${list.id} order by position`,
      );
      const first = Object.keys(needs);
      const others = rows.map(({ id }) => id).filter((id) => needs[id] === undefined);
      await replaceItems(list.id, [...first, ...others].slice(0, most));
      const known = sql`coalesce(${lists.config} -> 'needs', '{}'::jsonb)`;
      const config = sql`jsonb_set(${lists.config}, '{needs}', ${known} || ${JSON.stringify(needs)}::jsonb)`;
      const [row] = await db
        .update(lists)
        .set({ config, updatedAt: clock() })
        .where(eq(lists.id, list.id))
        .returning();
      return row ?? list;
    },
  };
}
