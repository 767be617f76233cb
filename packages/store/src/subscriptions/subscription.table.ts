import { alertRhythms, rhythms } from '@ecco/domain';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
import { lists } from '../lists/index.ts';
import { organizations } from '../organizations/index.ts';
import { people } from '../people/index.ts';
import { savedSearches } from '../saved-searches/index.ts';
import { shows } from '../shows/index.ts';
import { users } from '../users/index.ts';

const ofUser = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What people want to be told of: one thing to a row, which goes with it. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid().primaryKey(),
    userId: ofUser(),
    organizationId: uuid('organisation_id').references(() => organizations.id, { onDelete: 'cascade' }),
    personId: uuid('person_id').references(() => people.id, { onDelete: 'cascade' }),
    showId: uuid('show_id').references(() => shows.id, { onDelete: 'cascade' }),
    savedSearchId: uuid('saved_search_id').references(() => savedSearches.id, { onDelete: 'cascade' }),
    listId: uuid('list_id').references(() => lists.id, { onDelete: 'cascade' }),
    rhythm: text({ enum: rhythms }).notNull(),
    byMail: boolean('by_mail').notNull(),
    inProduct: boolean('in_product').notNull(),
    toldUntil: moment('told_until').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check(
      'subscriptions_one_thing',
      sql`num_nonnulls(${table.organizationId}, ${table.personId}, ${table.showId}, ${table.savedSearchId}, ${table.listId}) = 1`,
    ),
    unique('subscriptions_once')
      .on(table.userId, table.organizationId, table.personId, table.showId, table.savedSearchId, table.listId)
      .nullsNotDistinct(),
    index('subscriptions_rhythm').on(table.userId, table.rhythm),
  ],
);

/** When somebody is told next in a rhythm: how one process after the other finds whose turn it is. */
export const alertTurns = pgTable(
  'alert_turns',
  {
    userId: ofUser(),
    rhythm: text({ enum: alertRhythms }).notNull(),
    nextAt: moment('next_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.rhythm] }),
    index('alert_turns_next').on(table.nextAt),
  ],
);

export const alertSettings = pgTable('alert_settings', {
  userId: ofUser().primaryKey(),
  timeZone: text('time_zone').notNull(),
  hour: integer().notNull(),
  weekday: integer().notNull(),
});
