import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { inWords } from '../connection/list-query.ts';
import { moment } from '../connection/moment.column.ts';
import { wordsOfKey } from '../text/word-vectors.ts';

export const people = pgTable(
  'people',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    description: text(),
    imageUrl: text('image_url'),
    relinkSince: moment('relink_since'),
    deletedAt: moment('deleted_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    // As lists are ordered, page after page.
    index('people_in_words').on(inWords(table.name), table.id).where(sql`${table.deletedAt} is null`),
    // Addresses may be longer than an ordered index takes.
    index('people_picture').using('hash', table.imageUrl),
    index('people_added').on(table.createdAt, table.id).where(sql`${table.deletedAt} is null`),
  ],
);

/** Slugs that lead on to a person after a rename. */
export const personSlugs = pgTable(
  'person_slugs',
  {
    slug: text().primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
  },
  (table) => [index('person_slugs_person').on(table.personId)],
);

/** Everything that a person is called by. Two people may share a name. */
export const personNames = pgTable(
  'person_names',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    form: text({ enum: ['name', 'alias'] }).notNull(),
    key: text().notNull(),
    name: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.form, table.key] }),
    index('person_names_key').on(table.key),
    index('person_names_words').using('gin', wordsOfKey(table.key)).with({ fastupdate: false }),
  ],
);
