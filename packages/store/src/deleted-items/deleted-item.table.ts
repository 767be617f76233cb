import { contentKinds } from '@ecco/domain';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
import { users } from '../users/index.ts';

/**
 * An item that somebody deleted. Its rows lie apart, so that nothing can show them; what tells that it is known stays for
 * ever, so that no feed brings it again.
 */
export const deletedItems = pgTable(
  'deleted_items',
  {
    id: uuid().primaryKey(),
    /** Null, as the title is, when it was removed for good. */
    slug: text(),
    kind: text({ enum: contentKinds }).notNull(),
    title: text(),
    showId: uuid('show_id'),
    canonicalUrl: text('canonical_url'),
    guid: text(),
    fingerprint: text(),
    uploadKey: text('upload_key'),
    addedBy: text('added_by').references(() => users.id, { onDelete: 'set null' }),
    deletedBy: text('deleted_by').references(() => users.id, { onDelete: 'set null' }),
    deletedAt: moment('deleted_at').notNull(),
    /** When it is removed for good; null once it was. */
    expiresAt: moment('expires_at'),
  },
  (table) => [
    index('deleted_items_newest').on(table.deletedAt.desc()),
    index('deleted_items_url').on(table.canonicalUrl),
    index('deleted_items_show').on(table.showId),
    index('deleted_items_slug').on(table.slug),
    index('deleted_items_upload').on(table.uploadKey),
  ],
);

/** The rows of a deleted item, by their table, some hundred to a row. */
export const deletedRows = pgTable(
  'deleted_rows',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => deletedItems.id, { onDelete: 'cascade' }),
    tableName: text('table_name').notNull(),
    part: integer().notNull(),
    rows: jsonb().$type<Record<string, unknown>[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.tableName, table.part] })],
);
