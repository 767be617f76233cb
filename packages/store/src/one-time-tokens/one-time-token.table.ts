import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';

/** Tokens that work once: of the first admin's link, of mails, and the credentials of a provider. Only hashes. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    purpose: text({ enum: ['setup', 'verify-email', 'google-credential'] }).notNull(),
    tokenHash: text('token_hash').notNull(),
    /** Whom it is about; a newer token for the same subject ends the older ones. */
    subject: text().notNull(),
    createdAt: moment('created_at').notNull(),
    /** Null: it works until it is used or replaced. */
    expiresAt: moment('expires_at'),
    usedAt: moment('used_at'),
    /** When a newer one took its place, so that whoever comes with it can be told. */
    replacedAt: moment('replaced_at'),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.tokenHash] }),
    index('one_time_tokens_subject').on(table.purpose, table.subject),
  ],
);
