import { index, pgTable, primaryKey, real, smallint, uuid } from 'drizzle-orm/pg-core';
import { assertions } from '../assertions/index.ts';
import { moment } from '../connection/moment.column.ts';
import { items } from '../items/index.ts';
import { ofOrganization } from '../organizations/index.ts';

const counted = (name: string) => smallint(name).notNull();

/**
 * How often an item that is of an organization or about it speaks of each theme, and how much is said in it. Made and
 * kept true by the database itself (`0039_whose_claims.sql`), whoever writes what it is made of.
 */
export const insightCounts = pgTable(
  'insight_counts',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    organizationId: ofOrganization(),
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
    primaryKey({ columns: [table.itemId, table.organizationId] }),
    index('insight_counts_organisation').on(table.organizationId, table.at),
  ],
);

/**
 * Whose each claim is (D82): the organizations that it names, and its speaker's own where it names none or says "we". Kept
 * by the database itself, beside the counts that are made of it.
 */
export const insightClaims = pgTable(
  'insight_claims',
  {
    assertionId: uuid('assertion_id')
      .notNull()
      .references(() => assertions.id, { onDelete: 'cascade' }),
    organizationId: ofOrganization(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.assertionId, table.organizationId] }),
    index('insight_claims_item').on(table.itemId, table.organizationId),
  ],
);
