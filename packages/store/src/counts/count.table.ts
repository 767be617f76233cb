import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * How often somebody did something in a window of time, shared by all processes: submissions of visitors, attempts
 * to sign in, mails to an address. A subject that names a person or a network holds it as a hash.
 */
export const counts = pgTable(
  'counts',
  {
    subject: text().notNull(),
    windowStart: timestamp('window_start', { withTimezone: true, precision: 3 }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true, precision: 3 }).notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.windowStart] }),
    index('counts_ends_at').on(table.endsAt),
  ],
);
