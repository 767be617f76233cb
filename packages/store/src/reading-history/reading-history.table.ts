import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
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
    openedAt: timestamp('opened_at', { withTimezone: true, precision: 3 }).notNull(),
    positionMs: integer('position_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.itemId] }),
    index('reading_history_newest').on(table.userId, table.openedAt.desc()),
    index('reading_history_item').on(table.itemId),
  ],
);
