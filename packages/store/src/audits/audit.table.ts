import type { AuditValues } from '@ecco/domain';
import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
import { users } from '../users/index.ts';

/** What admins did, with what was there before and after. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid().primaryKey(),
    at: moment('at').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    action: text().notNull(),
    subjectKind: text('subject_kind'),
    subjectId: text('subject_id'),
    subjectName: text('subject_name'),
    before: jsonb().$type<AuditValues>(),
    after: jsonb().$type<AuditValues>(),
    undoneAt: moment('undone_at'),
    isOpen: boolean('is_open').notNull().default(false),
  },
  (table) => [
    index('audit_entries_at').on(table.at.desc(), table.id.desc()),
    index('audit_entries_subject').on(table.subjectKind, table.subjectId),
  ],
);
