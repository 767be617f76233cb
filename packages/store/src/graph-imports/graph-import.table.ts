import { importKinds, type ReadingReport, type RefusedRow, type RowCounts } from '@ecco/domain';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
import { users } from '../users/index.ts';

/** Files of organizations or people that were imported, with what was read of each. */
export const graphImports = pgTable(
  'graph_imports',
  {
    id: uuid().primaryKey(),
    at: moment('at').notNull(),
    kind: text({ enum: importKinds }).notNull(),
    fileName: text('file_name'),
    importedBy: text('imported_by').references(() => users.id, { onDelete: 'set null' }),
    counts: jsonb().$type<RowCounts>().notNull(),
    readingReport: jsonb('reading_report').$type<ReadingReport>().notNull(),
    /** The first rows that were left out, each with the reason. */
    refused: jsonb().$type<RefusedRow[]>().notNull(),
  },
  (table) => [index('graph_imports_at').on(table.at.desc(), table.id.desc())],
);
