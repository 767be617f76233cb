import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';

/** What an installation signs with, made at its first start where the configuration brings none. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: moment('created_at').notNull(),
});
