import { contentKinds, joinReasons } from '@ecco/domain';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
import { items } from '../items/index.ts';
import type { TakenColumns } from './taken-over.ts';

/** Items that became a part of another one, with all that tells them apart again. Their rows lie beside. */
export const joinedItems = pgTable(
  'joined_items',
  {
    id: uuid().primaryKey(),
    intoId: uuid('into_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    kind: text({ enum: contentKinds }).notNull(),
    title: text().notNull(),
    uploadKey: text('upload_key'),
    reason: text({ enum: joinReasons }).notNull(),
    /** What the item that stays took over: of its columns, and of its `meta`. */
    columns: jsonb().$type<TakenColumns>().notNull(),
    meta: jsonb().$type<TakenColumns>().notNull(),
    /** Its id, slug and address, and what led to it before. */
    names: text().array().notNull(),
    namesBefore: text('names_before').array().notNull(),
    /** Lists into which the item that stays came with it. */
    lists: text().array().notNull(),
    addedAt: moment('added_at').notNull(),
    joinedAt: moment('joined_at').notNull(),
  },
  (table) => [
    index('joined_items_into').on(table.intoId, table.joinedAt),
    index('joined_items_upload').on(table.uploadKey),
  ],
);

/** The rows of a joined item, by their table, some hundred to a row. */
export const joinedRows = pgTable(
  'joined_rows',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => joinedItems.id, { onDelete: 'cascade' }),
    tableName: text('table_name').notNull(),
    part: integer().notNull(),
    rows: jsonb().$type<Record<string, unknown>[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.tableName, table.part] })],
);
