import { entityTypes } from '@ecco/domain';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { items } from '../items/index.ts';

export const entities = pgTable(
  'entities',
  {
    id: uuid().primaryKey(),
    slug: text().notNull(),
    type: text({ enum: entityTypes }).notNull(),
    name: text().notNull(),
  },
  (table) => [uniqueIndex('entities_type_slug').on(table.type, table.slug)],
);

export const itemEntities = pgTable(
  'item_entities',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    aliases: text().array().notNull(),
    mentions: integer().notNull(),
    segmentIds: text('segment_ids').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.entityId] }),
    index('item_entities_entity').on(table.entityId),
  ],
);
