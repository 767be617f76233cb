import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { shows } from '../shows/index.ts';
import { users } from '../users/index.ts';

/** Who a label stands for in every item of a show, as a person said (D29). */
export const showSpeakers = pgTable(
  'show_speakers',
  {
    showId: uuid('show_id')
      .notNull()
      .references(() => shows.id, { onDelete: 'cascade' }),
    label: text().notNull(),
    name: text().notNull(),
    updatedBy: text('updated_by').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.showId, table.label] })],
);
