import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';

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
    expire: moment('ends_at').notNull(),
  },
  (table) => [index('counts_ends_at').on(table.expire)],
);
