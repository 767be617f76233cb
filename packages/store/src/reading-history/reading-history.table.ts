import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
import { items } from '../items/index.ts';
import { users } from '../users/index.ts';

/** What a user opened, and how far they came: one row to a user and item. */
export const readingHistory = pgTable(
  'reading_history',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    openedAt: moment('opened_at').notNull(),
    positionMs: integer('position_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.itemId] }),
    index('reading_history_newest').on(table.userId, table.openedAt.desc()),
    index('reading_history_item').on(table.itemId),
  ],
);
