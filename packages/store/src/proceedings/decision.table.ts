import { decisionBases, decisionResults, moveKinds } from '@ecco/domain';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { items } from '../items/index.ts';

/** What a body decided. `evidence` says of each told field how it is known, and by which words. */
export const decisions = pgTable(
  'decisions',
  {
    id: uuid().primaryKey(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    idx: integer().notNull(),
    agendaItem: integer('agenda_item'),
    basis: text({ enum: decisionBases }).notNull(),
    result: text({ enum: decisionResults }),
    movedBy: text('moved_by'),
    secondedBy: text('seconded_by'),
    yes: integer(),
    no: integer(),
    abstain: integer(),
    amended: boolean().notNull(),
    move: text({ enum: moveKinds }),
    motion: jsonb().notNull(),
    ballots: jsonb().notNull(),
    amounts: jsonb().notNull(),
    conditions: jsonb().notNull(),
    outcome: jsonb().notNull(),
    evidence: jsonb().notNull(),
  },
  (table) => [index('decisions_item').on(table.itemId, table.idx)],
);
