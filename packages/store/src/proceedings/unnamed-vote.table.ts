import { decisionResults } from '@ecco/domain';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { items } from '../items/index.ts';

/** Votes of a meeting of which nothing but the number of their matter is known. */
export const unnamedVotes = pgTable(
  'unnamed_votes',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    idx: integer().notNull(),
    agendaItem: integer('agenda_item'),
    matter: text().notNull(),
    result: text({ enum: decisionResults }).notNull(),
    outcome: jsonb().notNull(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.idx] })],
);
