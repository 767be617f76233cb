import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
import { items } from '../items/index.ts';
import { users } from '../users/index.ts';

/** The analysis of an item as a person wrote it; HTML, sanitized before it came here. */
export const itemDocuments = pgTable('item_documents', {
  itemId: uuid('item_id')
    .primaryKey()
    .references(() => items.id, { onDelete: 'cascade' }),
  html: text().notNull(),
  updatedBy: text('updated_by').references(() => users.id, { onDelete: 'set null' }),
  updatedAt: moment('updated_at').notNull(),
});

/** What was saved of it, each time; an empty one took it away. */
export const documentVersions = pgTable(
  'document_versions',
  {
    id: uuid().primaryKey(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    html: text().notNull(),
    savedBy: text('saved_by').references(() => users.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
  },
  (table) => [index('document_versions_newest').on(table.itemId, table.at.desc())],
);

/** What a person wrote and has not saved. `base`: the version that it was begun from. */
export const documentDrafts = pgTable(
  'document_drafts',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    html: text().notNull(),
    base: uuid(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.userId] })],
);
