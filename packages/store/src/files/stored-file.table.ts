import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What is known of the files in the file store; the bytes lie under `key` in the directory or bucket. */
export const storedFiles = pgTable('files', {
  key: text().primaryKey(),
  sha256: text().notNull(),
  size: bigint({ mode: 'number' }).notNull(),
  mime: text().notNull(),
  name: text(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
});
