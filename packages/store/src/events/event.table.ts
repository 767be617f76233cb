import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users/index.ts';

type EventDetails = Record<string, string | number | boolean | null>;

/** What people did, as the client told it. The id is the client's, so that a batch sent twice is stored once. */
export const events = pgTable(
  'events',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    slug: text(),
    details: jsonb().$type<EventDetails>().notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    storedAt: timestamp('stored_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [index('events_at').on(table.at), index('events_name').on(table.name, table.at)],
);
