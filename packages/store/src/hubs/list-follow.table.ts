import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { lists } from '../lists/index.ts';
import { organizations } from '../organizations/index.ts';
import { people } from '../people/index.ts';

/** What a list follows: an organization, an organization under one of its aliases, or a person. */
export const listFollows = pgTable(
  'list_follows',
  {
    id: uuid().primaryKey().defaultRandom(),
    listId: uuid('list_id')
      .notNull()
      .references(() => lists.id, { onDelete: 'cascade' }),
    organizationId: uuid('organisation_id').references(() => organizations.id, { onDelete: 'cascade' }),
    personId: uuid('person_id').references(() => people.id, { onDelete: 'cascade' }),
    /** The alias as it was chosen, with its key; it stays followed when the organization is called otherwise. */
    alias: text(),
    aliasKey: text('alias_key'),
    position: integer().notNull(),
  },
  (table) => [
    check(
      'list_follows_one_node',
      sql`num_nonnulls(${table.organizationId}, ${table.personId}) = 1 and (${table.alias} is null or ${table.organizationId} is not null)`,
    ),
    unique('list_follows_once')
      .on(table.listId, table.organizationId, table.aliasKey, table.personId)
      .nullsNotDistinct(),
    index('list_follows_organisation').on(table.organizationId),
    index('list_follows_person').on(table.personId),
  ],
);
