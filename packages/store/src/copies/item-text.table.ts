import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { items } from '../items/index.ts';

/** What tells that two items are copies of one text (D81). */
export const itemTexts = pgTable(
  'item_texts',
  {
    itemId: uuid('item_id')
      .primaryKey()
      .references(() => items.id, { onDelete: 'cascade' }),
    key: text().notNull(),
  },
  (table) => [index('item_texts_key').on(table.key)],
);
