import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** How far the linking of all items anew has come. */
export const linkPasses = pgTable('link_passes', {
  /** There is one row at most. */
  name: text({ enum: ['items'] }).primaryKey(),
  /** Changes of the graph up to then are in it. */
  startedAt: timestamp('started_at', { withTimezone: true, precision: 3 }).notNull(),
  /** The last item that was linked, in the order of ids; null before the first. */
  afterItem: uuid('after_item'),
  done: integer().notNull(),
  total: integer().notNull(),
  /** Set while an admin holds it back. */
  stoppedAt: timestamp('stopped_at', { withTimezone: true, precision: 3 }),
  finishedAt: timestamp('finished_at', { withTimezone: true, precision: 3 }),
});
