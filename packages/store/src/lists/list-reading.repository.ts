import { and, asc, count, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { type ItemWithShow, itemOfRow, items } from '../items/index.ts';
import { shows } from '../shows/index.ts';
import { listItems, lists } from './list.table.ts';
import type { List, ListWithCount } from './list.types.ts';

type ListPlace = { listId: string; itemId: string };

const held = sql<number>`(select count(*)::int from ${listItems} where ${listItems.listId} = ${lists.id})`;

export function createListReading(db: Db) {
  const withCounts = (condition: SQL | undefined) =>
    db.select({ list: lists, count: held }).from(lists).where(condition).$dynamic();

  return {
    async findById(id: string): Promise<List | null> {
      const [row] = await db.select().from(lists).where(eq(lists.id, id));
      return row ?? null;
    },

    /** Those of these slugs that there are. */
    findBySlugs: (slugs: readonly string[]): Promise<List[]> =>
      db
        .select()
        .from(lists)
        .where(inArray(lists.slug, [...slugs])),

    async findBySlug(slug: string): Promise<List | null> {
      const [row] = await db.select().from(lists).where(eq(lists.slug, slug));
      return row ?? null;
    },

    /** The lists of these ids, held until the transaction ends; in one order, so that two who hold some do not block each other. */
    async hold(ids: readonly string[]): Promise<List[]> {
      if (ids.length === 0) return [];
      return db
        .select()
        .from(lists)
        .where(inArray(lists.id, [...ids]))
        .orderBy(asc(lists.id))
        .for('update');
    },

    /** The lists a person keeps, changed last first; those made anew each day are not among them. */
    async ofOwner(ownerId: string): Promise<ListWithCount[]> {
      return withCounts(and(eq(lists.ownerId, ownerId), ne(lists.type, 'daily'))).orderBy(
        desc(lists.updatedAt),
        asc(lists.id),
      );
    },

    /** The lists for everybody, by category and title. */
    async curated(): Promise<ListWithCount[]> {
      return withCounts(eq(lists.type, 'curated')).orderBy(
        sql`${lists.category} nulls last`,
        asc(lists.title),
        asc(lists.id),
      );
    },

    /** How many items each of these lists holds. */
    async countsOf(listIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (listIds.length === 0) return new Map();
      const rows = await db
        .select({ listId: listItems.listId, value: count() })
        .from(listItems)
        .where(inArray(listItems.listId, [...listIds]))
        .groupBy(listItems.listId);
      return new Map(rows.map(({ listId, value }) => [listId, value]));
    },

    /** Which of these lists hold the item. */
    async holding(itemId: string, listIds: readonly string[]): Promise<string[]> {
      if (listIds.length === 0) return [];
      const rows = await db
        .select({ listId: listItems.listId })
        .from(listItems)
        .where(and(eq(listItems.itemId, itemId), inArray(listItems.listId, [...listIds])));
      return rows.map(({ listId }) => listId);
    },

    /** The items of a list in its order. */
    async itemsOf(listId: string): Promise<ItemWithShow[]> {
      const rows = await db
        .select({ item: items, show: shows })
        .from(listItems)
        .innerJoin(items, eq(items.id, listItems.itemId))
        .leftJoin(shows, eq(shows.id, items.showId))
        .where(eq(listItems.listId, listId))
        .orderBy(asc(listItems.position), asc(listItems.itemId));
      return rows.map(({ item, show }) => ({ item: itemOfRow(item), show }));
    },

    /** Which items stand in each of these lists, in its order, and no more than `limit` of each. */
    async firstOf(listIds: readonly string[], limit: number): Promise<ListPlace[]> {
      if (listIds.length === 0) return [];
      const ranked = db
        .select({
          listId: listItems.listId,
          itemId: listItems.itemId,
          rank: sql<number>`row_number() over (partition by ${listItems.listId} order by ${listItems.position}, ${listItems.itemId})`.as(
            'rank',
          ),
        })
        .from(listItems)
        .where(inArray(listItems.listId, [...listIds]))
        .as('ranked');
      return db
        .select({ listId: ranked.listId, itemId: ranked.itemId })
        .from(ranked)
        .where(sql`${ranked.rank} <= ${limit}`)
        .orderBy(ranked.listId, ranked.rank);
    },
  };
}
