import { answerVerdicts, askScopes } from '@ecco/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../users/index.ts';

/** What was answered to a question. Answered otherwise later, it is another row: the link of the first still leads to it. */
export const answers = pgTable(
  'answers',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    query: text().notNull(),
    /** What makes two questions the same. */
    normal: text().notNull(),
    scopeKind: text('scope_kind', { enum: askScopes }).notNull(),
    scopeId: text('scope_id').notNull(),
    scopeTitle: text('scope_title'),
    found: boolean().notNull(),
    told: jsonb().notNull(),
    /** Of what was asked, of what, and told: two answers with the same are one. */
    digest: text().notNull().unique(),
    askedAt: timestamp('asked_at', { withTimezone: true, precision: 3 }).notNull(),
    times: integer().notNull(),
  },
  (table) => [index('answers_normal').on(table.normal), index('answers_asked_at').on(table.askedAt)],
);

/** Who found an answer right or wrong (D33); each person has one opinion of each. */
export const answerVerdictRows = pgTable(
  'answer_verdicts',
  {
    answerId: uuid('answer_id')
      .notNull()
      .references(() => answers.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    verdict: text({ enum: answerVerdicts }).notNull(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.answerId, table.userId] })],
);
