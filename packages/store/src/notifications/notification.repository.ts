import type { Forwarding } from '@ecco/domain';
import { desc, eq } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { offsetOf, type Page, type RowPage } from '../connection/page.ts';
import { users } from '../users/index.ts';
import { notifications } from './notification.table.ts';

type Row = typeof notifications.$inferSelect;
export type NewNotification = Omit<Row, 'at' | 'problem'>;
/** `by`: the e-mail address of who left it; null for a visitor. */
export type Notification = Row & { by: string | null };

export function createNotificationsRepository(db: Db, clock: Clock) {
  const withPerson = () =>
    db
      .select({ notification: notifications, by: users.email })
      .from(notifications)
      .leftJoin(users, eq(users.id, notifications.userId))
      .$dynamic();

  return {
    async add(notification: NewNotification): Promise<void> {
      await db.insert(notifications).values({ ...notification, at: clock(), problem: null });
    },

    async find(id: string): Promise<Notification | null> {
      const [row] = await withPerson().where(eq(notifications.id, id));
      return row ? { ...row.notification, by: row.by } : null;
    },

    /** Ids of those that wait to be forwarded, oldest first. */
    async queued(): Promise<string[]> {
      const rows = await db
        .select({ id: notifications.id })
        .from(notifications)
        .where(eq(notifications.forwarding, 'queued'))
        .orderBy(notifications.at, notifications.id);
      return rows.map(({ id }) => id);
    },

    /** Notes how the forwarding stands; `problem` says in words why it does not get through. */
    async note(id: string, state: { forwarding: Forwarding; problem: string | null }): Promise<void> {
      await db.update(notifications).set(state).where(eq(notifications.id, id));
    },

    /** Newest first. */
    async page(page: Page): Promise<RowPage<Notification>> {
      const rows = await withPerson()
        .orderBy(desc(notifications.at), desc(notifications.id))
        .limit(page.perPage)
        .offset(offsetOf(page));
      const total = await db.$count(notifications);
      return {
        rows: rows.map(({ notification, by }) => ({ ...notification, by })),
        total,
      };
    },
  };
}
