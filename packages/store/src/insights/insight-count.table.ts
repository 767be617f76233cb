import { index, pgTable, primaryKey, real, smallint, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
import { items } from '../items/index.ts';
import { ofOrganisation } from '../organisations/index.ts';

const counted = (name: string) => smallint(name).notNull();

/**
 * How often an item that is of an organisation or about it speaks of each theme, and how much is said in it. Made and
 * kept true by the database itself (`0020_insights.sql`), whoever writes what it is made of.
 */
export const insightCounts = pgTable(
  'insight_counts',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    organisationId: ofOrganisation(),
    /** When the item was published. */
    at: moment('at').notNull(),
    /** How long it lasts, or takes to read. */
    hours: real().notNull(),
    theme1: counted('theme_1'),
    theme2: counted('theme_2'),
    theme3: counted('theme_3'),
    theme4: counted('theme_4'),
    theme5: counted('theme_5'),
    theme6: counted('theme_6'),
    theme7: counted('theme_7'),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.organisationId] }),
    index('insight_counts_organisation').on(table.organisationId, table.at),
  ],
);
