import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
import { items } from '../items/index.ts';

/** Of what meeting an item says that it is, so that what is of one meeting is found. */
export const meetingSigns = pgTable(
  'meeting_signs',
  {
    itemId: uuid('item_id')
      .primaryKey()
      .references(() => items.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }),
    body: text(),
    /** Set where somebody took it out of its meeting, or deleted that: it comes into none by itself any more. */
    apartSince: moment('apart_since'),
  },
  (table) => [index('meeting_signs_of').on(table.day, table.body)],
);
