import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
import { items } from '../items/index.ts';

/** One spoken part of a digest; `key` is that of its file. Times in ms. */
export type DigestPart = { title: string; key: string; durationMs: number };
/** Where a card begins in the combined recording; card 0 is the overview. */
export type DigestChapter = { title: string; card: number; startMs: number };

/** The audio digest of an item (D11). `fingerprint` tells the texts it was spoken from. */
export const digests = pgTable('digests', {
  itemId: uuid('item_id')
    .primaryKey()
    .references(() => items.id, { onDelete: 'cascade' }),
  fingerprint: text().notNull(),
  totalMs: integer('total_ms').notNull(),
  parts: jsonb().$type<DigestPart[]>().notNull(),
  chapters: jsonb().$type<DigestChapter[]>().notNull(),
  madeBy: text('made_by').notNull(),
  createdAt: moment('created_at').notNull(),
});
