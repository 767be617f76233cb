import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';

/** An address that asked to be let in; the address is stored in lower case. */
export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    email: text().primaryKey(),
    joinedAt: moment('joined_at').notNull(),
    approvedAt: moment('approved_at'),
    /** Address of the admin. */
    approvedBy: text('approved_by'),
  },
  (table) => [index('waitlist_entries_joined_at').on(table.joinedAt)],
);
