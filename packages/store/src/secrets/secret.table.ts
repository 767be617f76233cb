import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What an installation signs with, made at its first start where the configuration brings none. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
});
