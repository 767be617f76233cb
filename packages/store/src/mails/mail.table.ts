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
    status: text({ enum: mailStatuses }).notNull(),
    problem: text(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [index('mails_created_at').on(table.createdAt)],
);
