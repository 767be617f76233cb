import { edgeTypes, graphProvenances } from '@ecco/domain';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
import { items } from '../items/index.ts';
import { meetings } from '../meetings/index.ts';
import { ofOrganization } from '../organizations/index.ts';
import { people } from '../people/index.ts';
import { shows } from '../shows/index.ts';
import { users } from '../users/index.ts';

/** Joins an organization to one person, meeting, item or show. */
export const connections = pgTable(
  'connections',
  {
    id: uuid().primaryKey(),
    organizationId: ofOrganization(),
    edge: text({ enum: edgeTypes }).notNull(),
    personId: uuid('person_id').references(() => people.id, { onDelete: 'cascade' }),
    meetingId: uuid('meeting_id').references(() => meetings.id, { onDelete: 'cascade' }),
    itemId: uuid('item_id').references(() => items.id, { onDelete: 'cascade' }),
    showId: uuid('show_id').references(() => shows.id, { onDelete: 'cascade' }),
    title: text(),
    email: text(),
    since: date({ mode: 'string' }),
    until: date({ mode: 'string' }),
    provenance: text({ enum: graphProvenances }).notNull(),
    /** Where it is said. */
    sourceUrl: text('source_url'),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check(
      'connections_one_target',
      sql`num_nonnulls(${table.personId}, ${table.meetingId}, ${table.itemId}, ${table.showId}) = 1`,
    ),
    // Somebody may leave and come back under the same title.
    unique('connections_once')
      .on(
        table.organizationId,
        table.edge,
        table.personId,
        table.meetingId,
        table.itemId,
        table.showId,
        table.title,
        table.since,
      )
      .nullsNotDistinct(),
    index('connections_person').on(table.personId),
    index('connections_meeting').on(table.meetingId),
    index('connections_meetings_of')
      .on(table.organizationId, table.meetingId)
      .where(sql`${table.meetingId} is not null`),
    index('connections_item').on(table.itemId),
    index('connections_show').on(table.showId),
  ],
);
