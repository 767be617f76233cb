import type { AuditValues } from '@ecco/domain';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users/index.ts';

/** What admins did, with what was there before and after. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid().primaryKey(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    action: text().notNull(),
    subjectKind: text('subject_kind'),
    subjectId: text('subject_id'),
    subjectName: text('subject_name'),
    before: jsonb().$type<AuditValues>(),
    after: jsonb().$type<AuditValues>(),
    undoneAt: timestamp('undone_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    index('audit_entries_at').on(table.at.desc(), table.id.desc()),
    index('audit_entries_subject').on(table.subjectKind, table.subjectId),
  ],
);
