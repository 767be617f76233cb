import { mergeKinds } from '@ecco/domain';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
import { users } from '../users/index.ts';
import type { LentValues, MovedKeys } from './merge.types.ts';

/** Two organizations, or two people, that were made one; with what moved, so that it can be taken back. */
export const nodeMerges = pgTable(
  'node_merges',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: mergeKinds }).notNull(),
    keptId: uuid('kept_id').notNull(),
    goneId: uuid('gone_id').notNull(),
    moved: jsonb().$type<MovedKeys>().notNull(),
    lent: jsonb().$type<LentValues>().notNull(),
    mergedBy: text('merged_by').references(() => users.id, { onDelete: 'set null' }),
    mergedAt: moment('merged_at').notNull(),
    undoneAt: moment('undone_at'),
  },
  (table) => [index('node_merges_gone').on(table.goneId)],
);
