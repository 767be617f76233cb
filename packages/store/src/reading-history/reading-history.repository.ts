import { limits } from '@ecco/contract';
import { and, count, desc, eq, inArray, not, or, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { isOneOf } from '../connection/is-one-of.ts';
import { offsetOf, type Page, type RowPage } from '../connection/page.ts';
import { type ItemWithShow, isUnreadable, itemOfRow, items } from '../items/index.ts';
import { listItems } from '../lists/index.ts';
import { shows } from '../shows/index.ts';
import { readingHistory } from './reading-history.table.ts';

/** An item as somebody left it; `positionMs` null where nothing was played. */
export type HistoryEntry = ItemWithShow & { openedAt: Date; positionMs: number | null };
/** How somebody left an item. */
export type ReadingMark = { openedAt: Date; positionMs: number | null };
type ItemOpening = {
  userId: string;
  itemId: string;
  positionMs: number | null;
  /** Now when left out; an entry that is there keeps the later time. */
  openedAt?: Date;
};

export function createReadingHistoryRepository(db: Db, clock: Clock) {
  const { userId: user, itemId: item, openedAt } = readingHistory;

  /** Forgets what was opened longest ago, beyond what is kept of a person. */
  async function prune(userId: string): Promise<void> {
    const beyond = db
      .select({ itemId: item })
      .from(readingHistory)
      .where(eq(user, userId))
      .orderBy(desc(openedAt), desc(item))
      .offset(limits.historyMax);
    await db.delete(readingHistory).where(and(eq(user, userId), inArray(item, beyond)));
  }

  return {
    /**
     * Notes that an item is open now, and where it is where that is known; where not, the place noted before stays.
     * False when there is no such item. Called every few seconds while something plays: one statement, and a
     * second one only with an item that is new to the person.
     */
    async note({ userId, itemId, positionMs, openedAt: at = clock() }: ItemOpening): Promise<boolean> {
      const { rows } = await db.execute<{ isNew: boolean }>(sql`
        insert into ${readingHistory} (user_id, item_id, opened_at, position_ms)
        select ${userId}, ${items.id}, ${sql.param(at, openedAt)}::timestamptz, ${positionMs}::int
        from ${items} where ${items.id} = ${itemId}
        on conflict (user_id, item_id) do update set opened_at = greatest(excluded.opened_at, ${openedAt}),
          position_ms = coalesce(excluded.position_ms, ${readingHistory.positionMs})
        returning (xmax = 0) as "isNew"`);
      if (rows[0]?.isNew === true) await prune(userId);
      return rows.length > 0;
    },

    /** One page of what a person opened, newest first; of what could not be read, what they added themselves. */
    async page(userId: string, page: Page): Promise<RowPage<HistoryEntry>> {
      const condition = and(eq(user, userId), or(not(isUnreadable(items)), eq(items.addedBy, userId)));
      const rows = await db
        .select({ entry: readingHistory, item: items, show: shows })
        .from(readingHistory)
        .innerJoin(items, eq(items.id, item))
        .leftJoin(shows, eq(shows.id, items.showId))
        .where(condition)
        .orderBy(desc(openedAt), desc(item))
        .limit(page.perPage)
        .offset(offsetOf(page));
      const [counted] = await db
        .select({ total: count() })
        .from(readingHistory)
        .innerJoin(items, eq(items.id, item))
        .where(condition);
      const present = ({ entry, item: row, show }: (typeof rows)[number]): HistoryEntry => ({
        item: itemOfRow(row),
        show,
        openedAt: entry.openedAt,
        positionMs: entry.positionMs,
      });
      return { rows: rows.map(present), total: counted?.total ?? 0 };
    },

    /** How a person left some items, of those that they opened. */
    async marksOf(userId: string, itemIds: readonly string[]): Promise<Map<string, ReadingMark>> {
      const { itemId, positionMs } = readingHistory;
      const rows = await db
        .select({ itemId, openedAt, positionMs })
        .from(readingHistory)
        .where(and(eq(user, userId), isOneOf(itemId, itemIds)));
      return new Map(rows.map(({ itemId: id, ...mark }) => [id, mark]));
    },

    /** When it had been opened; null where it was not in the history. */
    async forget(userId: string, itemId: string): Promise<Date | null> {
      const [row] = await db
        .delete(readingHistory)
        .where(and(eq(user, userId), eq(item, itemId)))
        .returning({ openedAt });
      return row?.openedAt ?? null;
    },

    async forgetAll(userId: string): Promise<void> {
      await db.delete(readingHistory).where(eq(user, userId));
    },

    /** Which of these lists have items, all of which the person has opened. */
    async completed(userId: string, listIds: readonly string[]): Promise<ReadonlySet<string>> {
      if (listIds.length === 0) return new Set();
      const rows = await db
        .select({ listId: listItems.listId })
        .from(listItems)
        .leftJoin(readingHistory, and(eq(item, listItems.itemId), eq(user, userId)))
        .where(inArray(listItems.listId, [...listIds]))
        .groupBy(listItems.listId)
        .having(sql`${count()} = ${count(item)}`);
      return new Set(rows.map(({ listId }) => listId));
    },
  };
}
