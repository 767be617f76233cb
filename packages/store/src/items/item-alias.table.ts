import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { items } from './item.table.ts';

/** What once led to an item that turned out to be another one: its id, its slug and the address it was known by. */
export const itemAliases = pgTable(
  'item_aliases',
  {
    name: text().primaryKey(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
  },
  (table) => [index('item_aliases_item').on(table.itemId)],
);
