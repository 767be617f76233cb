import { type ReadingReport, showKinds } from '@ecco/domain';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
import { showNames, showWords } from './show-words.ts';

export const shows = pgTable(
  'shows',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: showKinds }).notNull(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    description: text(),
    feedUrl: text('feed_url'),
    website: text(),
    imageUrl: text('image_url'),
    itunesId: text('itunes_id'),
    author: text(),
    language: text(),
    etag: text(),
    lastModified: text('last_modified'),
    contentHash: text('content_hash'),
    lastFetchedAt: moment('last_fetched_at'),
    fetchError: text('fetch_error'),
    fetchFailures: integer('fetch_failures').notNull().default(0),
    /** Entries that the last reading of the feed left out, each with the reason, in words. */
    entriesLeftOut: text('entries_left_out').array().notNull().default([]),
    /** What the readers say of the last reading of the feed. */
    readingReports: jsonb('reading_reports').$type<ReadingReport[]>().notNull().default([]),
    /** Until then its host asked to be left alone. */
    heldOffUntil: moment('held_off_until'),
    /** Neither listed nor fetched any more, since an admin said so. */
    ignoredAt: moment('ignored_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('shows_feed_url').on(table.feedUrl),
    index('shows_fetched').on(table.lastFetchedAt),
    // Addresses may be longer than an ordered index takes.
    index('shows_picture').using('hash', table.imageUrl),
    index('shows_names').using('gin', showNames(table)).with({ fastupdate: false }),
    index('shows_words').using('gin', showWords(table)).with({ fastupdate: false }),
  ],
);
