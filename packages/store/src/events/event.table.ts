import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
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
    at: moment('at').notNull(),
    storedAt: moment('stored_at').notNull(),
  },
  (table) => [index('events_at').on(table.at), index('events_name').on(table.name, table.at)],
);
