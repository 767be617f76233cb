import type { ContentKind } from '@ecco/domain';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import { items } from '../items/index.ts';
import { itemTexts } from './item-text.table.ts';

/** An item with the same text as another. */
export type ItemCopy = { id: string; slug: string; kind: ContentKind; title: string };

/** Which items are the same text, at several addresses or uploaded several times. */
export function createCopiesRepository(db: Db) {
  const other = alias(itemTexts, 'other');

  const keyOf = async (itemId: string): Promise<string | null> => {
    const [row] = await db.select({ key: itemTexts.key }).from(itemTexts).where(eq(itemTexts.itemId, itemId));
    return row?.key ?? null;
  };

  /** Items other than this one whose text is known by one of these. */
  async function othersOf(itemId: string, keys: readonly string[]): Promise<string[]> {
    const rows = await db
      .select({ id: itemTexts.itemId })
      .from(itemTexts)
      .where(and(inArray(itemTexts.key, [...keys]), ne(itemTexts.itemId, itemId)));
    return rows.map(({ id }) => id);
  }

  return {
    /**
     * Keeps what an item's text is known by; null for one that is too short to tell. Gives the items, with this one, whose
     * copies are others than before. Call it inside a transaction.
     */
    async put(itemId: string, key: string | null): Promise<string[]> {
      const before = await keyOf(itemId);
      if (before === key) return [];
      if (key === null) await db.delete(itemTexts).where(eq(itemTexts.itemId, itemId));
      else
        await db
          .insert(itemTexts)
          .values({ itemId, key })
          .onConflictDoUpdate({ target: itemTexts.itemId, set: { key } });
      const others = await othersOf(
        itemId,
        [before, key].filter((one) => one !== null),
      );
      return others.length === 0 ? [] : [itemId, ...others];
    },

    /** The copies of each of these items, the first that came first; those without are left out. */
    async of(itemIds: readonly string[]): Promise<Map<string, ItemCopy[]>> {
      if (itemIds.length === 0) return new Map();
      const { id, slug, kind, title } = items;
      const rows = await db
        .select({ of: itemTexts.itemId, copy: { id, slug, kind, title } })
        .from(itemTexts)
        .innerJoin(other, eq(other.key, itemTexts.key))
        .innerJoin(items, eq(items.id, other.itemId))
        .where(isOneOf(itemTexts.itemId, itemIds))
        .orderBy(asc(items.createdAt), asc(items.id));
      const byItem = Map.groupBy(
        rows.filter(({ of, copy }) => of !== copy.id),
        ({ of }) => of,
      );
      return new Map([...byItem].map(([itemId, own]) => [itemId, own.map(({ copy }) => copy)]));
    },
  };
}
