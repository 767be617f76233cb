import type { SetAsideReason } from '@ecco/domain';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, real, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
import { items } from '../items/index.ts';
import { segments } from '../segments/index.ts';
import { users } from '../users/index.ts';

/** How lines of a recording were transcribed. Beside the lines, so that nobody who reads or searches those carries it along. */
export const segmentHearings = pgTable(
  'segment_hearings',
  {
    segmentId: text('segment_id')
      .primaryKey()
      .references(() => segments.id, { onDelete: 'cascade' }),
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    /** A share of 1; null where the transcriber does not say. */
    confidence: real(),
    /** Five numbers a word (`packed-words.ts`), of the line as it was transcribed. */
    words: integer().array(),
    /** Three numbers a place (`packed-words.ts`). */
    unsure: integer().array(),
    setAside: text('set_aside').$type<SetAsideReason>(),
  },
  (table) => [
    index('segment_hearings_doubted')
      .on(table.itemId)
      .where(sql`${table.unsure} is not null or ${table.setAside} is not null`),
    index('segment_hearings_item').on(table.itemId),
  ],
);

/** Words that are confirmed, or a line that was set aside and is taken back. */
export type ReviewKind = 'confirmed' | 'restored';

/** What a person, or a paper of the same meeting, says of a line that was transcribed unsurely. Rows stay when they are taken back. */
export const hearingReviews = pgTable(
  'hearing_reviews',
  {
    id: uuid().primaryKey(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    /** The line as it was called then. No reference: it outlives a line that is transcribed a second time. */
    segmentId: text('segment_id').notNull(),
    kind: text().$type<ReviewKind>().notNull(),
    /** The words that are confirmed; empty for an entire line. */
    words: text().notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The paper that says the same, where it was no person. */
    paperId: uuid('paper_id').references(() => items.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    undoneAt: moment('undone_at'),
    /** Whether what rests on the line was made since. */
    settled: boolean().notNull().default(false),
  },
  (table) => [
    index('hearing_reviews_item').on(table.itemId),
    index('hearing_reviews_unsettled').on(table.itemId).where(sql`not ${table.settled}`),
  ],
);
