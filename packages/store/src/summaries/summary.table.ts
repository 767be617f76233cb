import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
import { items } from '../items/index.ts';
import { topicWords } from './topic-words.ts';

/** What each engine made of an item; the parts are written by different stages, so each may be missing. */
export const summaries = pgTable(
  'summaries',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    engine: text().notNull(),
    engineVersion: text('engine_version').notNull(),
    overview: jsonb(),
    outline: jsonb(),
    analysis: jsonb(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.version, table.engine] }),
    index('summaries_topic_words').using('gin', topicWords(table)).with({ fastupdate: false }),
  ],
);
