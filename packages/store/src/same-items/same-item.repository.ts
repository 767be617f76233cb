import type { JoinReason } from '@ecco/domain';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Clock, Db } from '../connection/db.ts';
import { itemTexts } from '../copies/index.ts';
import { layAside } from '../deleted-items/index.ts';
import { type Item, ItemMeta, itemAliases, itemOfRow, items } from '../items/index.ts';
import { listItems } from '../lists/index.ts';
import { joinedItems } from './joined-item.table.ts';
import { takenOver } from './taken-over.ts';

/** By what the content of an item is known elsewhere: its text, or its show and the day it was published. */
type ContentKey = Pick<Item, 'id' | 'showId' | 'publishedAt'> & { textKey: string | null };

/** Another item that may be the same. */
export type AlikeItem = { item: Item; isSameText: boolean };

type ItemJoin = {
  /** The item that goes. */
  from: Item;
  /** The id of the one that stays. */
  into: string;
  /** What the one that stays takes over; it is written once the other has gone, so that both may bear the same guid. */
  adopted: Partial<Omit<Item, 'id' | 'slug' | 'meta'>>;
  /** What of its `meta` will be written, by key; recorded here, and written by whoever joins them. */
  meta: ItemMeta;
  reason: JoinReason;
};

const File = z.looseObject({ file: z.looseObject({ key: z.string() }).nullish() });

const uploadOf = ({ meta }: Item): string | null => File.safeParse(meta).data?.file?.key ?? null;

/** More copies of one text than this are not looked at. */
const mostAlike = 20;
const dayMs = 86_400_000;

/** Items that are one and the same, which came in by two ways. */
export function createSameItems(db: Db, clock: Clock) {
  return {
    /** Other items of the same text, or of the same show and day (UTC), the oldest first. */
    async alike({ id, textKey, showId, publishedAt }: ContentKey): Promise<AlikeItem[]> {
      const day = publishedAt && new Date(Math.floor(publishedAt.getTime() / dayMs) * dayMs);
      const ofDay =
        showId && day
          ? and(
              eq(items.showId, showId),
              sql`${items.publishedAt} >= ${sql.param(day, items.publishedAt)}`,
              sql`${items.publishedAt} < ${sql.param(new Date(day.getTime() + dayMs), items.publishedAt)}`,
            )
          : undefined;
      const ofText = textKey === null ? undefined : eq(itemTexts.key, textKey);
      const either = or(ofText, ofDay);
      if (!either) return [];
      const rows = await db
        .select({ item: items, key: itemTexts.key })
        .from(items)
        .leftJoin(itemTexts, eq(itemTexts.itemId, items.id))
        .where(and(ne(items.id, id), either))
        .orderBy(items.createdAt, items.id)
        .limit(mostAlike);
      return rows.map(({ item, key }) => ({
        item: itemOfRow(item),
        isSameText: textKey !== null && key === textKey,
      }));
    },

    /**
     * Makes two items one: the one that goes leaves its place in lists, and its id, slug and address lead to the one
     * that stays from then on. Its other rows are laid aside, so that the two can be told apart again. Gives the lists
     * that changed.
     */
    async join({ from, into, adopted, meta, reason }: ItemJoin): Promise<{ lists: string[] }> {
      const names = [from.id, from.slug, ...(from.canonicalUrl === null ? [] : [from.canonicalUrl])];
      const [same] = await db.select().from(items).where(eq(items.id, into)).for('update');
      const before = await db
        .update(itemAliases)
        .set({ itemId: into })
        .where(eq(itemAliases.itemId, from.id))
        .returning({ name: itemAliases.name });
      await db.insert(joinedItems).values({
        ...{ id: from.id, intoId: into, kind: from.kind, title: from.title, reason, names },
        uploadKey: uploadOf(from),
        columns: takenOver({ ...same }, adopted),
        meta: takenOver(ItemMeta.parse(same?.meta ?? {}), meta),
        namesBefore: before.map(({ name }) => name),
        lists: [],
        addedAt: from.createdAt,
        joinedAt: clock(),
      });
      await layAside(db, from.id, 'joined_rows');
      const places = await db.delete(listItems).where(eq(listItems.itemId, from.id)).returning();
      const retained = places.map((place) => ({ ...place, itemId: into }));
      const gained =
        retained.length === 0
          ? []
          : await db
              .insert(listItems)
              .values(retained)
              .onConflictDoNothing()
              .returning({ id: listItems.listId });
      await db
        .update(joinedItems)
        .set({ lists: gained.map(({ id }) => id) })
        .where(eq(joinedItems.id, from.id));
      await db.delete(items).where(eq(items.id, from.id));
      await db
        .insert(itemAliases)
        .values(names.map((name) => ({ name, itemId: into })))
        .onConflictDoUpdate({ target: itemAliases.name, set: { itemId: into } });
      await db
        .update(items)
        .set({ ...adopted, updatedAt: clock() })
        .where(eq(items.id, into));
      return { lists: [...new Set(places.map(({ listId }) => listId))] };
    },
  };
}
