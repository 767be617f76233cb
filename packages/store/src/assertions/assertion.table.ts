import { assertionKinds, stances } from '@ecco/domain';
import { boolean, index, integer, jsonb, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
import { items } from '../items/index.ts';
import { users } from '../users/index.ts';

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
    /** Null where a person said that it speaks of none of the seven. */
    theme: integer(),
    stance: text({ enum: stances }).notNull(),
    kind: text({ enum: assertionKinds }).notNull(),
    organisations: text().array().notNull(),
    isOwn: boolean('is_own').notNull().default(false),
    figures: jsonb().notNull(),
    weight: real().notNull(),
  },
  (table) => [
    index('assertions_item').on(table.itemId, table.idx),
    index('assertions_organisations').using('gin', table.organisations),
  ],
);

/**
 * The theme that a person gave the claim of a quote, or took from it. It is kept by the words, since an item that is read
 * again has its claims anew.
 */
export const themeCorrections = pgTable(
  'theme_corrections',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    quote: text().notNull(),
    /** Null: of none. */
    theme: integer(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.quote] })],
);
