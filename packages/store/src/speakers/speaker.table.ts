import { speakerProvenances } from '@ecco/domain';
import { integer, jsonb, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { items } from '../items/index.ts';

export const speakers = pgTable(
  'speakers',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    label: text().notNull(),
    idx: integer().notNull(),
    name: text().notNull(),
    role: text(),
    organisation: text(),
    provenance: text({ enum: speakerProvenances }),
    confidence: real().notNull(),
    evidence: jsonb(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.label] })],
);
