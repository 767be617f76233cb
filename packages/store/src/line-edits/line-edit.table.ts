import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
import { items } from '../items/index.ts';
import { users } from '../users/index.ts';

/** A line of a transcript that somebody corrected: how it read before and reads since. */
export const lineEdits = pgTable(
  'line_edits',
  {
    id: uuid().primaryKey(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    /** The line as it was called then. No reference: the history outlives a line that was cut otherwise. */
    segmentId: text('segment_id').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
    /** The words as the source has them. */
    said: text().notNull(),
    before: text().notNull(),
    after: text().notNull(),
    /** The edit that this one takes back. */
    undoes: uuid(),
    /** Whether what rests on the line was made since. */
    settled: boolean().notNull().default(false),
  },
  (table) => [
    index('line_edits_newest').on(table.itemId, table.at.desc()),
    index('line_edits_unsettled').on(table.itemId).where(sql`not ${table.settled}`),
  ],
);
