import {
  factKinds,
  federalState,
  flavorNames,
  fundTypes,
  graphProvenances,
  organizationTypes,
} from '@ecco/domain';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
import { wordsOfKey } from '../text/word-vectors.ts';

/** By state, the federal government first (D41); what has none last. */
export const stateOrder = ({ state }: Record<'state', SQLWrapper>): SQL =>
  sql`nullif(replace(${state}, ${sql.raw(`'${federalState}'`)}, ' '), '')`;

/** What stands in the columns of facts is the newest of them (D42). */
export const organizations = pgTable(
  'organisations',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    type: text({ enum: organizationTypes }).notNull(),
    ticker: text(),
    description: text(),
    website: text(),
    headquarters: text(),
    state: text(),
    totalAssets: doublePrecision('total_assets'),
    totalMembers: integer('total_members'),
    calendarUrl: text('calendar_url'),
    analysisFlavor: text('analysis_flavor', { enum: flavorNames }),
    tags: text().array().notNull().default([]),
    /** Since when its links wait to be made anew. */
    relinkSince: moment('relink_since'),
    lastCrawledAt: moment('last_crawled_at'),
    deletedAt: moment('deleted_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('organisations_type_assets').on(table.type, table.totalAssets),
    index('organisations_by_name').on(sql`lower(${table.name} collate "pg_c_utf8")`, table.id),
    index('organisations_state').on(table.state),
    // Counted by it alone, without their rows.
    index('organisations_count')
      .on(table.type, table.state, table.totalAssets)
      .where(sql`${table.deletedAt} is null`),
    index('organisations_by_assets')
      .on(sql`${table.totalAssets} desc nulls last`, sql`lower(${table.name} collate "pg_c_utf8")`, table.id)
      .where(sql`${table.deletedAt} is null`),
    // Funds are most often asked for all together, by state and name.
    index('organisations_funds')
      .on(stateOrder(table), sql`lower(${table.name} collate "pg_c_utf8")`, table.id)
      .where(
        sql`${table.deletedAt} is null and ${table.type} in (${sql.raw(fundTypes.map((type) => `'${type}'`).join(', '))})`,
      ),
  ],
);

/**
 * What lists look through for words: name, description and state in small letters. The database keeps it beside them, as a
 * column that is none of the table's here, so that no list reads it.
 */
export const lookedThrough = sql`${organizations}.looked_through`;

/** Whether an organization has these words in it, literally and whatever their case; undefined, which asks for nothing, without. */
export const withWords = (words: string | undefined): SQL | undefined =>
  words ? sql`strpos(${lookedThrough}, lower(${words} collate "pg_c_utf8")) > 0` : undefined;

/** Slugs that lead on to an organization after a rename; each straight to it, so that no chain can turn in a circle. */
export const organizationSlugs = pgTable(
  'organisation_slugs',
  {
    slug: text().primaryKey(),
    organizationId: uuid('organisation_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
  },
  (table) => [index('organisation_slugs_organisation').on(table.organizationId)],
);

/** Everything that an organization is called by: its name, its aliases and its ticker, each with its key. */
export const organizationNames = pgTable(
  'organisation_names',
  {
    organizationId: uuid('organisation_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    form: text({ enum: ['name', 'alias', 'ticker'] }).notNull(),
    key: text().notNull(),
    name: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.form, table.key] }),
    index('organisation_names_key').on(table.key),
    index('organisation_names_words').using('gin', wordsOfKey(table.key)).with({ fastupdate: false }),
  ],
);

/** What is known of an organization as of a day; of one kind and day it is known once. */
export const organizationFacts = pgTable(
  'organisation_facts',
  {
    id: uuid().primaryKey(),
    organizationId: uuid('organisation_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    kind: text({ enum: factKinds }).notNull(),
    value: doublePrecision(),
    words: text(),
    asOf: date('as_of', { mode: 'string' }).notNull(),
    provenance: text({ enum: graphProvenances }).notNull(),
    source: text(),
    sourceUrl: text('source_url'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('organisation_facts_day').on(table.organizationId, table.kind, table.asOf)],
);
