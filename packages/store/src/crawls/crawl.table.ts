import { candidateSources, crawlOutcomes, crawlStatuses, crawlSteps, type ReadingReport } from '@ecco/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
import { ofOrganization, organizations } from '../organizations/index.ts';
import { people } from '../people/index.ts';
import { users } from '../users/index.ts';

/** Each look for content of an organization, or of one of its people. */
export const crawls = pgTable(
  'crawls',
  {
    id: uuid().primaryKey(),
    organizationId: ofOrganization(),
    personId: uuid('person_id').references(() => people.id, { onDelete: 'cascade' }),
    status: text({ enum: crawlStatuses }).notNull(),
    force: boolean().notNull(),
    looked: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    waiting: integer().notNull().default(0),
    candidates: integer().notNull().default(0),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    message: text(),
    requestedBy: text('requested_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('crawls_of_organisation').on(table.organizationId, table.createdAt.desc()),
    index('crawls_person').on(table.personId),
    // One look at a time, whoever asks for it.
    uniqueIndex('crawls_under_way')
      .on(table.organizationId)
      .where(sql`${table.status} in ('waiting', 'running')`),
  ],
);

/** The addresses of a crawl: what waits to be looked at, and what became of the others. */
export const crawlPages = pgTable(
  'crawl_pages',
  {
    crawlId: uuid('crawl_id')
      .notNull()
      .references(() => crawls.id, { onDelete: 'cascade' }),
    position: serial().notNull(),
    url: text().notNull(),
    step: text({ enum: crawlSteps }).notNull(),
    source: text({ enum: candidateSources }).notNull(),
    depth: integer().notNull(),
    /** What is likely to tell of meetings or papers goes before what is not. */
    weight: integer().notNull(),
    outcome: text({ enum: crawlOutcomes }).notNull(),
    note: text(),
    /** What the readers say of how well it was read. */
    readingReports: jsonb('reading_reports').$type<ReadingReport[]>().notNull().default([]),
    candidates: integer().notNull().default(0),
    lookedAt: moment('looked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.crawlId, table.url] }),
    index('crawl_pages_next').on(table.crawlId, table.outcome, table.weight.desc(), table.position),
    index('crawl_pages_report').on(table.crawlId, table.position),
  ],
);

/** What is known of an address since it was last looked at, for the next look. */
export const crawlVisits = pgTable(
  'crawl_visits',
  {
    organizationId: ofOrganization(),
    url: text().notNull(),
    etag: text(),
    lastModified: text('last_modified'),
    contentHash: text('content_hash'),
    /** What its words come to without numbers: alike for pages that differ in nothing else. */
    signature: text(),
    /** Where it led to then: pages that say that nothing changed are not read again. */
    links: text().array().notNull(),
    visitedAt: moment('visited_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.url] }),
    index('crawl_visits_signature').on(table.organizationId, table.signature),
  ],
);

/** How often an organization is crawled by itself. */
export const crawlSchedules = pgTable(
  'crawl_schedules',
  {
    organizationId: uuid('organisation_id')
      .primaryKey()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    everyHours: integer('every_hours').notNull(),
    nextAt: moment('next_at').notNull(),
  },
  (table) => [index('crawl_schedules_next').on(table.nextAt)],
);
