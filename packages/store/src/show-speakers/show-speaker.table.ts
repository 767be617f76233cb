import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
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
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.showId, table.label] })],
);
