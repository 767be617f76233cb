import { mailStatuses } from '@ecco/domain';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';

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
    handedAt: moment('handed_at'),
    status: text({ enum: mailStatuses }).notNull(),
    problem: text(),
    createdAt: moment('created_at').notNull(),
    sentAt: moment('sent_at'),
  },
  (table) => [index('mails_created_at').on(table.createdAt)],
);

/** Addresses that a mail server refused for good: what nobody waits for is no longer sent to them. */
export const refusedAddresses = pgTable('refused_addresses', {
  address: text().primaryKey(),
  reason: text().notNull(),
  at: moment('at').notNull(),
});
