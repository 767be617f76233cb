import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
import { ofOrganization } from '../organizations/index.ts';
import { users } from '../users/index.ts';

/** Private links under which calendars read the meetings of an organization, one to a person and organization. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: uuid().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    organizationId: ofOrganization(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    lastReadAt: moment('last_read_at'),
  },
  (table) => [
    unique('calendar_feeds_of_user').on(table.userId, table.organizationId),
    index('calendar_feeds_organisation').on(table.organizationId),
  ],
);
