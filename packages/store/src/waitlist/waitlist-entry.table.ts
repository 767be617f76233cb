import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** An address that asked to be let in; the address is stored in lower case. */
export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    email: text().primaryKey(),
    joinedAt: timestamp('joined_at', { withTimezone: true, precision: 3 }).notNull(),
    approvedAt: timestamp('approved_at', { withTimezone: true, precision: 3 }),
    /** Address of the admin. */
    approvedBy: text('approved_by'),
  },
  (table) => [index('waitlist_entries_joined_at').on(table.joinedAt)],
);
