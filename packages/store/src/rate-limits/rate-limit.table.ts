import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * How often somebody did something in a window of time, shared by all processes: calls of a network, submissions of
 * visitors, attempts to sign in, mails to an address. A key that names a person or a network holds it as a hash. The
 * fields are called as the library of the limits reads and writes them, the columns as backups know them.
 */
export const rateLimits = pgTable(
  'counts',
  {
    key: text('subject').primaryKey(),
    points: integer('count').notNull(),
    expire: timestamp('ends_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('counts_ends_at').on(table.expire)],
);
