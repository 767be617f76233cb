import { boolean, index, integer, pgTable, real, text, uuid } from 'drizzle-orm/pg-core';
import { items } from '../items/index.ts';

export const highlights = pgTable(
  'highlights',
  {
    id: uuid().primaryKey(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    idx: integer().notNull(),
    text: text().notNull(),
    speaker: text(),
    segmentId: text('segment_id').notNull(),
    startMs: integer('start_ms'),
    endMs: integer('end_ms'),
    page: integer(),
    score: real().notNull(),
    approved: boolean().notNull().default(false),
  },
  (table) => [index('highlights_item').on(table.itemId, table.version, table.idx)],
);
