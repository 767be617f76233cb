import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
import { ofOrganisation } from '../organisations/index.ts';
import { users } from '../users/index.ts';

/** Private links under which calendars read the meetings of an organisation, one to a person and organisation. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: uuid().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    organisationId: ofOrganisation(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    lastReadAt: moment('last_read_at'),
  },
  (table) => [
    unique('calendar_feeds_of_user').on(table.userId, table.organisationId),
    index('calendar_feeds_organisation').on(table.organisationId),
  ],
);
