import { mailStatuses } from '@ecco/domain';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The outbox (D22). The text goes once a mail server took it, or after a while: it holds links that let people in. */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey(),
    to: text('to_address').notNull(),
    subject: text().notNull(),
    text: text(),
    html: text(),
    /** Where one click stops mails like this one (RFC 8058). */
    unsubscribeUrl: text('unsubscribe_url'),
    /** What must not be mailed a second time. */
    key: text().unique(),
    /** Since when a mail with a key is being handed to the server: it may have arrived. */
    handedAt: timestamp('handed_at', { withTimezone: true, precision: 3 }),
    status: text({ enum: mailStatuses }).notNull(),
    problem: text(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [index('mails_created_at').on(table.createdAt)],
);

/** Addresses that a mail server refused for good: what nobody waits for is no longer sent to them. */
export const refusedAddresses = pgTable('refused_addresses', {
  address: text().primaryKey(),
  reason: text().notNull(),
  at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
});
