import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { offsetOf, type Page } from '../connection/page.ts';
import { items } from './item.table.ts';
import type { Item } from './item.types.ts';
import { itemOfRow } from './item-row.ts';

/** How many items a show has, and how many of them have a summary. */
export type ShowSize = { total: number; summarised: number };

/** The words are those of the index, from which a page of ids is read alone. What came without a date comes last. */
export const newestOfShowFirst = [items.publishedAt, items.createdAt, items.id].map(
  (column) => sql`${column} desc nulls last`,
);

export function createItemsOfShow(db: Db) {
  return {
    /** One page of a show's items, newest first. */
    async ofShow(showId: string, page: Page): Promise<Item[]> {
      const ids = db
        .select({ id: items.id })
        .from(items)
        .where(eq(items.showId, showId))
        .orderBy(...newestOfShowFirst)
        .limit(page.perPage)
        .offset(offsetOf(page));
      const rows = await db
        .select()
        .from(items)
        .where(inArray(items.id, ids))
        .orderBy(...newestOfShowFirst);
      return rows.map(itemOfRow);
    },

    /** Items of a show whose transcript a transcriber made, the newest first. */
    async transcribedOfShow(showId: string, limit: number): Promise<Item[]> {
      const isTranscribed = sql`${items.meta} #>> '{transcript,origin}' = 'transcriber'`;
      const rows = await db
        .select()
        .from(items)
        .where(and(eq(items.showId, showId), isTranscribed))
        .orderBy(...newestOfShowFirst)
        .limit(limit);
      return rows.map(itemOfRow);
    },

    async sizeOfShow(showId: string): Promise<ShowSize> {
      const counted = (condition: SQL) => sql`(select count(*)::int from ${items} where ${condition})`;
      const ofShow = sql`${items.showId} = ${showId}`;
      const { rows } = await db.execute<ShowSize>(sql`
        select ${counted(ofShow)} as total, ${counted(sql`${ofShow} and ${items.oneLiner} is not null`)} as summarised`);
      return rows[0] ?? { total: 0, summarised: 0 };
    },
  };
}
