import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { items } from '../items/index.ts';

export const segments = pgTable(
  'segments',
  {
    id: text().primaryKey(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    idx: integer().notNull(),
    speakerLabel: text('speaker_label'),
    text: text().notNull(),
    startMs: integer('start_ms'),
    endMs: integer('end_ms'),
    /** Where the time of a longer run was shared out by the length of its text (D55). */
    isEstimated: boolean('is_estimated').notNull().default(false),
    page: integer(),
    /** The words as the source has them, where a person corrected them; null where they stand as they were said. */
    said: text(),
  },
  (table) => [uniqueIndex('segments_item_idx').on(table.itemId, table.idx)],
);

/** Ids that once stood for words which now stand in another segment, so that old links land on them. */
export const segmentAliases = pgTable(
  'segment_aliases',
  {
    id: text().primaryKey(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    segmentId: text('segment_id').notNull(),
  },
  (table) => [index('segment_aliases_item').on(table.itemId)],
);
