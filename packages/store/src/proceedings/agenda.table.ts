import { agendaStates } from '@ecco/domain';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { items } from '../items/index.ts';

/** The agenda of a meeting, item by item, in the order in which it was taken. */
export const agendaItems = pgTable(
  'agenda_items',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    idx: integer().notNull(),
    number: text(),
    title: text().notNull(),
    state: text({ enum: agendaStates }),
    firstSegment: integer('first_segment').notNull(),
    lastSegment: integer('last_segment').notNull(),
    citation: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.idx] })],
);
