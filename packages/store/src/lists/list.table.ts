import { listTypes, shareLevels } from '@ecco/domain';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
import { items } from '../items/index.ts';
import { users } from '../users/index.ts';

/** What a list was made from, as its maker chose it. */
export type ListConfig = Record<string, unknown>;

/** Hub, watchlist, playlist and episode list are one thing (D13). Without an owner it belongs to who holds its link. */
export const lists = pgTable(
  'lists',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** `onboarding`: made from the wizard, one to a user. */
    type: text({ enum: listTypes }).notNull(),
    category: text(),
    description: text(),
    config: jsonb().$type<ListConfig>(),
    /** Grows with every change of what somebody edits, so that the second of two who edit at once is told. */
    revision: integer().notNull().default(1),
    /** Whether whoever holds its link may read it; else its owner, admins, and those it is shared with by address. */
    isLinkShared: boolean('is_link_shared').notNull().default(true),
    showInsights: boolean('show_insights').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('lists_owner').on(table.ownerId, table.type)],
);

export const listItems = pgTable(
  'list_items',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => lists.id, { onDelete: 'cascade' }),
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.itemId] }),
    index('list_items_item').on(table.itemId),
  ],
);

/** With whom a list is shared by address, in lower case; it counts for whoever has proved that address. */
export const listShares = pgTable(
  'list_shares',
  {
    listId: uuid('list_id')
      .notNull()
      .references(() => lists.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    level: text({ enum: shareLevels }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.email] }),
    index('list_shares_email').on(table.email),
  ],
);
