import { thumbs } from '@ecco/domain';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
import { items } from '../items/index.ts';
import { users } from '../users/index.ts';

/** A thumb and words about an item. */
export const feedback = pgTable(
  'feedback',
  {
    id: uuid().primaryKey(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    thumb: text({ enum: thumbs }).notNull(),
    text: text().notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
  },
  (table) => [index('feedback_at').on(table.at), index('feedback_item').on(table.itemId)],
);
