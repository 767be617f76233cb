import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
import { subscriptions } from '../subscriptions/index.ts';
import { users } from '../users/index.ts';

/** What people were told in the product: one subscription at one time to a row. */
export const alerts = pgTable(
  'alerts',
  {
    id: uuid().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    from: moment('from_at').notNull(),
    until: moment('until_at').notNull(),
    updateIds: uuid('update_ids').array().notNull(),
    total: integer().notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    uniqueIndex('alerts_once').on(table.subscriptionId, table.until),
    index('alerts_newest').on(table.userId, table.createdAt.desc(), table.id.desc()),
    index('alerts_unread').on(table.userId).where(sql`${table.readAt} is null`),
  ],
);
