import { showKinds } from '@ecco/domain';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
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
    lastFetchedAt: timestamp('last_fetched_at', { withTimezone: true, precision: 3 }),
    fetchError: text('fetch_error'),
    fetchFailures: integer('fetch_failures').notNull().default(0),
    /** Entries that the last reading of the feed left out, each with the reason, in words. */
    entriesLeftOut: text('entries_left_out').array().notNull().default([]),
    /** Until then its host asked to be left alone. */
    heldOffUntil: timestamp('held_off_until', { withTimezone: true, precision: 3 }),
    /** Neither listed nor fetched any more, since an admin said so. */
    ignoredAt: timestamp('ignored_at', { withTimezone: true, precision: 3 }),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    uniqueIndex('shows_feed_url').on(table.feedUrl),
    index('shows_fetched').on(table.lastFetchedAt),
    index('shows_names').using('gin', showNames(table)).with({ fastupdate: false }),
    index('shows_words').using('gin', showWords(table)).with({ fastupdate: false }),
  ],
);
