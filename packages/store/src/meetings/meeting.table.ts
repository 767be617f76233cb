import { timeZoneSources } from '@ecco/domain';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
import { items } from '../items/index.ts';
import { vectorNames } from '../text/word-vectors.ts';

/** The words by which a meeting is found; the index is made of the same. */
export const meetingNames = ({ title, fundName }: Record<'title' | 'fundName', SQLWrapper>): SQL =>
  vectorNames(sql`${title} || ' ' || coalesce(${fundName}, '')`);

/** A meeting of a board or committee; its recordings and papers are items. */
export const meetings = pgTable(
  'meetings',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    /** When it took or takes place. */
    heldAt: moment('held_at'),
    /** Its hour is not known: the day is that of `heldAt` in UTC. */
    dayOnly: boolean('day_only').notNull().default(false),
    /** Where its clock goes, as the IANA names it: "America/New_York". */
    timeZone: text('time_zone'),
    /** Who says so; null where it was not kept. */
    timeZoneFrom: text('time_zone_from', { enum: timeZoneSources }),
    fundName: text('fund_name'),
    location: text(),
    /** The page of the meeting, or where it is followed. */
    link: text(),
    meetingType: text('meeting_type'),
    /** What it will deal with, or dealt with, as its papers list it. */
    agenda: text().array().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('meetings_title_date').on(table.fundName, table.title, table.heldAt),
    index('meetings_held').on(table.heldAt),
    index('meetings_fund').on(sql`lower(${table.fundName})`),
    index('meetings_names').using('gin', meetingNames(table)).with({ fastupdate: false }),
  ],
);

export const meetingItems = pgTable(
  'meeting_items',
  {
    meetingId: uuid('meeting_id')
      .notNull()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.meetingId, table.itemId] }),
    index('meeting_items_item').on(table.itemId),
  ],
);
