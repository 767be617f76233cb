import { answerDecisions, answerVerdicts, askScopes } from '@ecco/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
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
    askedAt: moment('asked_at').notNull(),
    times: integer().notNull(),
  },
  (table) => [index('answers_normal').on(table.normal), index('answers_asked_at').on(table.askedAt)],
);

/** Who found an answer right or wrong (D33); each person has one opinion of each, and it changes what they see alone. */
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
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.answerId, table.userId] })],
);

/** What an administrator decided of an answer for everybody; it stays when whoever decided it has gone. */
export const answerDecisionRows = pgTable('answer_decisions', {
  answerId: uuid('answer_id')
    .primaryKey()
    .references(() => answers.id, { onDelete: 'cascade' }),
  decision: text({ enum: answerDecisions }).notNull(),
  decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
  at: moment('at').notNull(),
});
