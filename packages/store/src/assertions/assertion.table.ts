import { assertionKinds, stances } from '@ecco/domain';
import { index, integer, jsonb, pgTable, real, text, uuid } from 'drizzle-orm/pg-core';
import { items } from '../items/index.ts';

export const assertions = pgTable(
  'assertions',
  {
    id: uuid().primaryKey(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    idx: integer().notNull(),
    text: text().notNull(),
    citation: jsonb().notNull(),
    speaker: text(),
    theme: integer().notNull(),
    stance: text({ enum: stances }).notNull(),
    kind: text({ enum: assertionKinds }).notNull(),
    organisations: text().array().notNull(),
    figures: jsonb().notNull(),
    weight: real().notNull(),
  },
  (table) => [
    index('assertions_item').on(table.itemId, table.idx),
    index('assertions_organisations').using('gin', table.organisations),
  ],
);
