import { summaryPassageKinds } from '@ecco/domain';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { items } from '../items/index.ts';

/** What of an item's summary can be found: a row for each chapter and for each sentence of the short form. */
export const summaryPassages = pgTable(
  'summary_passages',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    kind: text({ enum: summaryPassageKinds }).notNull(),
    idx: integer().notNull(),
    /** All of its lines, for the index. */
    text: text().notNull(),
    lines: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.kind, table.idx] })],
);
