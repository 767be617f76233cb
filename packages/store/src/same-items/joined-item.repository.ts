import type { JoinedItem } from '@ecco/domain';
import { and, desc, eq, inArray, or } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { putBack } from '../deleted-items/index.ts';
import { type ItemMeta, itemAliases, itemOfRow, items } from '../items/index.ts';
import { listItems } from '../lists/index.ts';
import { joinedItems } from './joined-item.table.ts';
import { givenBack } from './taken-over.ts';

/** `metaBack`: the keys of its `meta` that the one that stays gave back. */
type SeparatedItem = { lists: string[]; metaBack: string[] };

/** Moments are texts in JSON. */
const withDates = ({ publishedAt, ...columns }: Readonly<Record<string, unknown>>) => ({
  ...columns,
  ...(publishedAt !== undefined && {
    publishedAt: typeof publishedAt === 'string' ? new Date(publishedAt) : null,
  }),
});

/** A key that was not there before is none, and not empty. */
const withoutEmpty = (meta: ItemMeta): ItemMeta =>
  Object.fromEntries(Object.entries(meta).filter(([, value]) => value !== null));

/** Items that became a part of others, until they are told apart again. */
export function createJoinedItems(db: Db, clock: Clock) {
  return {
    /** The items that became a part of one, the last first. */
    async ofItem(id: string): Promise<JoinedItem[]> {
      const { id: joined, title, reason, addedAt, joinedAt } = joinedItems;
      return db
        .select({ id: joined, title, reason, addedAt, joinedAt })
        .from(joinedItems)
        .where(eq(joinedItems.intoId, id))
        .orderBy(desc(joinedAt), joined);
    },

    /**
     * Makes one of two that were joined an item of its own again, with what it held; the other gives back what it took
     * over and nobody changed since. `metaBack`: what of its `meta` it gave back. Null where it is not joined any more,
     * or where something else has its place by now. Call it inside a transaction that null ends.
     */
    async apart({ id, intoId }: { id: string; intoId: string }): Promise<SeparatedItem | null> {
      const [joined] = await db
        .select()
        .from(joinedItems)
        .where(and(eq(joinedItems.id, id), eq(joinedItems.intoId, intoId)))
        .for('update');
      const [row] = await db.select().from(items).where(eq(items.id, intoId)).for('update');
      if (!joined || !row) return null;
      const into = itemOfRow(row);
      const columns = givenBack({ ...into }, joined.columns);
      const meta = givenBack(into.meta, joined.meta);
      await db
        .update(items)
        .set({ ...withDates(columns), meta: withoutEmpty({ ...into.meta, ...meta }), updatedAt: clock() })
        .where(eq(items.id, intoId));
      await db.delete(itemAliases).where(inArray(itemAliases.name, joined.names));
      const lists = and(eq(listItems.itemId, intoId), inArray(listItems.listId, joined.lists));
      if (joined.lists.length > 0) await db.delete(listItems).where(lists);
      await putBack(db, id, 'joined_rows');
      if ((await db.$count(items, eq(items.id, id))) === 0) return null;
      if (joined.namesBefore.length > 0)
        await db.update(itemAliases).set({ itemId: id }).where(inArray(itemAliases.name, joined.namesBefore));
      const places = await db
        .select({ id: listItems.listId })
        .from(listItems)
        .where(eq(listItems.itemId, id));
      await db.delete(joinedItems).where(eq(joinedItems.id, id));
      const changed = [...joined.lists, ...places.map((place) => place.id)];
      return { lists: [...new Set(changed)], metaBack: Object.keys(meta) };
    },

    /** Which of these items, and of these uploads, are of what can be told apart again: their files are kept. */
    async keeping(ids: readonly string[], uploads: readonly string[]): Promise<ReadonlySet<string>> {
      if (ids.length + uploads.length === 0) return new Set();
      const rows = await db
        .select({ id: joinedItems.id, uploadKey: joinedItems.uploadKey })
        .from(joinedItems)
        .where(or(inArray(joinedItems.id, [...ids]), inArray(joinedItems.uploadKey, [...uploads])));
      return new Set(rows.flatMap(({ id, uploadKey }) => [id, ...(uploadKey === null ? [] : [uploadKey])]));
    },
  };
}
