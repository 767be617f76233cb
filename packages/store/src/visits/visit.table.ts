import { visitedKinds } from '@ecco/domain';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
import { users } from '../users/index.ts';

/** When somebody last looked at a thing. `since`: when they looked the time before, from which on all is new to them. */
export const visits = pgTable(
  'visits',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: visitedKinds }).notNull(),
    thingId: text('thing_id').notNull(),
    since: moment('since'),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.thingId] }),
    index('visits_newest').on(table.userId, table.seenAt),
  ],
);
