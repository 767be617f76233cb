import { randomUUID } from 'node:crypto';
import { limits } from '@ecco/contract';
import type { Alert } from '@ecco/domain';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { offsetOf, type Page, type RowPage } from '../connection/page.ts';
import { alerts } from './alert.table.ts';

export type NewAlert = Omit<Alert, 'id' | 'createdAt' | 'readAt'>;

export function createAlertsRepository(db: Db, clock: Clock) {
  const { userId: user, id: rowId, readAt, createdAt } = alerts;
  const newestFirst = [desc(createdAt), desc(rowId)] as const;

  return {
    /** Notes what somebody is told, and forgets what they were told longest ago, beyond what is kept. */
    async add(userId: string, reported: readonly Omit<NewAlert, 'userId'>[]): Promise<void> {
      if (reported.length === 0) return;
      const now = clock();
      await db
        .insert(alerts)
        .values(reported.map((one) => ({ ...one, userId, id: randomUUID(), createdAt: now })))
        .onConflictDoNothing();
      const beyond = db
        .select({ id: rowId })
        .from(alerts)
        .where(eq(user, userId))
        .orderBy(...newestFirst)
        .offset(limits.alertsMax);
      await db.delete(alerts).where(inArray(rowId, beyond));
    },

    /** One page of what somebody was told, the newest first. */
    async page(userId: string, page: Page): Promise<RowPage<Alert>> {
      const rows = await db
        .select()
        .from(alerts)
        .where(eq(user, userId))
        .orderBy(...newestFirst)
        .limit(page.perPage)
        .offset(offsetOf(page));
      return { rows, total: await db.$count(alerts, eq(user, userId)) };
    },

    countUnread: (userId: string): Promise<number> =>
      db.$count(alerts, and(eq(user, userId), isNull(readAt))),

    /** Marks these, or all where none are named, as read. Gives how many of them were not. */
    async markRead(userId: string, ids?: readonly string[]): Promise<number> {
      const rows = await db
        .update(alerts)
        .set({ readAt: clock() })
        .where(and(eq(user, userId), isNull(readAt), ids && inArray(rowId, [...ids])))
        .returning({ id: rowId });
      return rows.length;
    },
  };
}
