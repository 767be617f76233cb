import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { organisations } from '../organisations/index.ts';
import { users } from '../users/index.ts';

/** Private links under which calendars read the meetings of an organisation, one to a person and organisation. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: uuid().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    lastReadAt: timestamp('last_read_at', { withTimezone: true, precision: 3 }),
  },
  (table) => [
    unique('calendar_feeds_of_user').on(table.userId, table.organisationId),
    index('calendar_feeds_organisation').on(table.organisationId),
  ],
);
