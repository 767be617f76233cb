import {
  type CandidateContent,
  type CandidateVerdict,
  candidateSources,
  candidateStatuses,
  contentKinds,
} from '@ecco/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { inWords } from '../connection/list-query.ts';
import { moment } from '../connection/moment.column.ts';
import { crawls } from '../crawls/index.ts';
import { items } from '../items/index.ts';
import { meetings } from '../meetings/index.ts';
import { ofOrganization } from '../organizations/index.ts';
import { people } from '../people/index.ts';
import { vectorNames } from '../text/word-vectors.ts';
import { users } from '../users/index.ts';

/** What an admin has approved by itself, a row for each source. */
export const candidateRules = pgTable(
  'candidate_rules',
  {
    id: uuid().primaryKey(),
    organizationId: ofOrganization(),
    sourceUrl: text('source_url').notNull(),
    leastValue: doublePrecision('least_value').notNull(),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('candidate_rules_source').on(table.organizationId, table.sourceUrl)],
);

/** Finds of crawls, each once for an organization. */
export const candidates = pgTable(
  'candidates',
  {
    id: uuid().primaryKey(),
    organizationId: ofOrganization(),
    personId: uuid('person_id').references(() => people.id, { onDelete: 'set null' }),
    /** The candidate of the meeting that it is a paper of. */
    meetingOf: uuid('meeting_of'),
    status: text({ enum: candidateStatuses }).notNull(),
    kind: text({ enum: contentKinds }).notNull(),
    title: text().notNull(),
    releasedAt: moment('released_at'),
    content: jsonb().$type<CandidateContent>().notNull(),
    /** What it would come into the library as, for who brings it in. */
    draft: jsonb().$type<Record<string, unknown>>().notNull(),
    source: text({ enum: candidateSources }).notNull(),
    sourceUrl: text('source_url').notNull(),
    value: doublePrecision(),
    verdict: jsonb().$type<CandidateVerdict>(),
    error: text(),
    crawlId: uuid('crawl_id').references(() => crawls.id, { onDelete: 'set null' }),
    itemId: uuid('item_id').references(() => items.id, { onDelete: 'set null' }),
    meetingId: uuid('meeting_id').references(() => meetings.id, { onDelete: 'set null' }),
    /** What it became was not there before. */
    isMade: boolean('is_made').notNull().default(false),
    ruleId: uuid('rule_id').references(() => candidateRules.id, { onDelete: 'set null' }),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('candidates_by_value').on(
      table.organizationId,
      table.status,
      sql`${table.value} desc nulls last`,
      table.id,
      // Not of the order: what is counted by them is read here alone.
      table.kind,
      table.source,
    ),
    index('candidates_title').on(table.organizationId, table.status, inWords(table.title)),
    index('candidates_title_back').on(
      table.organizationId,
      table.status,
      sql`${inWords(table.title)} desc nulls last`,
    ),
    index('candidates_newest').on(table.organizationId, table.status, table.createdAt.desc(), table.id),
    index('candidates_released').on(
      table.organizationId,
      table.status,
      sql`${table.releasedAt} desc nulls last`,
      table.id,
    ),
    index('candidates_person').on(table.personId, table.status),
    index('candidates_item').on(table.itemId),
    index('candidates_crawl').on(table.crawlId),
    index('candidates_words')
      .using('gin', vectorNames(sql`${table.title}`))
      .with({ fastupdate: false }),
  ],
);

/** Every sign by which a find is known again: its addresses, its guid, its title and day. */
export const candidateKeys = pgTable(
  'candidate_keys',
  {
    organizationId: ofOrganization(),
    key: text().notNull(),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.key] }),
    index('candidate_keys_candidate').on(table.candidateId),
  ],
);
