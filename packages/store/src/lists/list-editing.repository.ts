import { randomUUID } from 'node:crypto';
import { and, count, eq, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { items } from '../items/index.ts';
import { randomSlug, slugOf } from '../text/slug.ts';
import { users } from '../users/index.ts';
import { listItems, lists } from './list.table.ts';
import type { List, ListChanges, NewList } from './list.types.ts';

export function createListEditing(db: Db, clock: Clock) {
  const now = () => sql.param(clock(), listItems.addedAt);

  async function replaceItems(listId: string, itemIds: readonly string[]): Promise<void> {
    const ids = [...new Set(itemIds)];
    await db.delete(listItems).where(and(eq(listItems.listId, listId), notInArray(listItems.itemId, ids)));
    await db.execute(sql`
      insert into ${listItems} (list_id, item_id, position, added_at)
      select ${listId}::uuid, ${items.id}, given.position - 1, ${now()}::timestamptz
      from unnest(${sql.param(ids)}::uuid[]) with ordinality as given(id, position)
      join ${items} on ${items.id} = given.id
      on conflict (list_id, item_id) do update set position = excluded.position`);
  }

  return {
    /**
     * Stores a list of the type `personal`. What the library does not hold is left out of it. Throws where another list
     * has the slug that is given.
     */
    async create({ itemIds, slug, ...list }: NewList): Promise<List> {
      const at = clock();
      const own = {
        id: randomUUID(),
        slug: slug ?? randomSlug(slugOf(list.title)),
        createdAt: at,
        updatedAt: at,
      };
      const [row] = await db
        .insert(lists)
        .values({ ...list, ...own, type: 'personal' })
        .returning();
      if (!row) throw new Error('unreachable: an insert returns its row');
      await replaceItems(row.id, itemIds);
      return row;
    },

    /**
     * How many lists a person keeps, those made anew each day apart. Inside a transaction nobody else is told before
     * it ends, so that two new ones at once cannot both be the last that fits.
     */
    async holdCountOf(ownerId: string): Promise<number> {
      await db.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('update');
      const [row] = await db
        .select({ value: count() })
        .from(lists)
        .where(and(eq(lists.ownerId, ownerId), ne(lists.type, 'daily')));
      return row?.value ?? 0;
    },

    /** Changes what is given and nothing else; null when there is no such list. */
    async change(id: string, changes: ListChanges): Promise<List | null> {
      const [row] = await db
        .update(lists)
        .set({ ...changes, updatedAt: clock(), revision: sql`${lists.revision} + 1` })
        .where(eq(lists.id, id))
        .returning();
      return row ?? null;
    },

    /** Makes a list without an owner somebody's; null when it has one. Of two at once one gets it. */
    async claim(id: string, ownerId: string): Promise<List | null> {
      const [row] = await db
        .update(lists)
        .set({ ownerId, updatedAt: clock() })
        .where(and(eq(lists.id, id), isNull(lists.ownerId)))
        .returning();
      return row ?? null;
    },

    async remove(id: string): Promise<boolean> {
      const rows = await db.delete(lists).where(eq(lists.id, id)).returning({ id: lists.id });
      return rows.length > 0;
    },

    /** These are the items from now on, in this order. What the library does not hold is left out. */
    replaceItems,

    /** Puts an item at the end of these lists; where it is already it stays in its place. Gives the lists that changed. */
    async addItem(itemId: string, listIds: readonly string[]): Promise<string[]> {
      if (listIds.length === 0) return [];
      const { rows } = await db.execute<{ listId: string }>(sql`
        insert into ${listItems} (list_id, item_id, position, added_at)
        select ${lists.id}, ${itemId}::uuid,
          (select coalesce(max(position) + 1, 0) from ${listItems} where list_id = ${lists.id}),
          ${now()}::timestamptz
        from ${lists} where ${inArray(lists.id, [...listIds])}
        on conflict (list_id, item_id) do nothing
        returning list_id as "listId"`);
      return rows.map(({ listId }) => listId);
    },

    /** Takes an item out of these lists. Gives those it was in. */
    async removeItem(itemId: string, listIds: readonly string[]): Promise<string[]> {
      if (listIds.length === 0) return [];
      const rows = await db
        .delete(listItems)
        .where(and(eq(listItems.itemId, itemId), inArray(listItems.listId, [...listIds])))
        .returning({ listId: listItems.listId });
      return rows.map(({ listId }) => listId);
    },

    /** Notes that these lists changed just now. */
    async touch(listIds: readonly string[]): Promise<void> {
      if (listIds.length === 0) return;
      await db
        .update(lists)
        .set({ updatedAt: clock() })
        .where(inArray(lists.id, [...listIds]));
    },
  };
}

export type ListEditing = ReturnType<typeof createListEditing>;
