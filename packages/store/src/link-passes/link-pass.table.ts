import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';

/** How far the linking of all items anew has come. */
export const linkPasses = pgTable('link_passes', {
  /** There is one row at most. */
  name: text({ enum: ['items'] }).primaryKey(),
  /** Changes of the graph up to then are in it. */
  startedAt: moment('started_at').notNull(),
  /** The last item that was linked, in the order of ids; null before the first. */
  afterItem: uuid('after_item'),
  /** Of which linker: another one links all anew. */
  version: integer().notNull().default(0),
  done: integer().notNull(),
  total: integer().notNull(),
  /** Set while an admin holds it back. */
  stoppedAt: moment('stopped_at'),
  finishedAt: moment('finished_at'),
});
