import { forwardings } from '@ecco/domain';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
import { users } from '../users/index.ts';

/** What people who run the installation are told of, and whether it was forwarded to their webhook. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid().primaryKey(),
    message: text().notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
    forwarding: text({ enum: forwardings }).notNull(),
    problem: text(),
  },
  (table) => [index('notifications_at').on(table.at)],
);
