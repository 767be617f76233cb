import type { RevisionCounts, RevisionSource, RevisionState } from '@ecco/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
import { items } from '../items/index.ts';
import type { ItemMeta } from '../items/item.types.ts';
import { users } from '../users/index.ts';

/** Other transcripts of items that have one. */
export const transcriptRevisions = pgTable(
  'transcript_revisions',
  {
    id: uuid().primaryKey(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    /** Who requested it; null where a feed brought it, or where they left. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    source: text().$type<RevisionSource>().notNull(),
    /** The transcription service that is to do it; null for all in their order. */
    serviceId: text('service_id'),
    /** Whether it takes the place of the old transcript as soon as it is there. */
    isUsedWhenDone: boolean('is_used_when_done').notNull(),
    state: text().$type<RevisionState>().notNull(),
    /** Of a recording, in ms. */
    doneMs: integer('done_ms'),
    lengthMs: integer('length_ms'),
    /** Why it failed, or what a reader of the list should know. */
    message: text(),
    /** What made it: a transcriber, an address, the name of a file. */
    maker: text(),
    counts: jsonb().$type<RevisionCounts>(),
    /** What of the item is another with it, and what that was before; the pipeline reads both. */
    sourceAfter: jsonb('source_after').$type<ItemMeta>(),
    sourceBefore: jsonb('source_before').$type<ItemMeta>(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('transcript_revisions_item').on(table.itemId, table.createdAt.desc()),
    uniqueIndex('transcript_revisions_under_way')
      .on(table.itemId)
      .where(sql`${table.state} in ('waiting', 'working')`),
  ],
);
