import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';

/** What is known of the files in the file store; the bytes lie under `key` in the directory or bucket. */
export const storedFiles = pgTable('files', {
  key: text().primaryKey(),
  sha256: text().notNull(),
  size: bigint({ mode: 'number' }).notNull(),
  mime: text().notNull(),
  name: text(),
  createdAt: moment('created_at').notNull(),
});
