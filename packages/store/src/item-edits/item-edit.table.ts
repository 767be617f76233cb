import type { FieldChange } from '@ecco/domain';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
import { items } from '../items/index.ts';
import { users } from '../users/index.ts';

/** What somebody put right of an item at once. `stored`: the columns as they were, for whoever takes it back. */
export const itemEdits = pgTable(
  'item_edits',
  {
    id: uuid().primaryKey(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
    changes: jsonb().$type<FieldChange[]>().notNull(),
    stored: jsonb().$type<Record<string, string | null>>().notNull(),
    /** The edit that this one takes back. */
    undoes: uuid(),
  },
  (table) => [index('item_edits_newest').on(table.itemId, table.at.desc())],
);
