import { type CorrectableField, contentKinds, type ReadingReport, statuses } from '@ecco/domain';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { inWords } from '../connection/list-query.ts';
import { moment } from '../connection/moment.column.ts';
import { shows } from '../shows/index.ts';
import { users } from '../users/index.ts';
import { itemNames, itemWords } from './item-words.ts';

/** Newest first, and behind them what bears no date: when something was brought in says nothing of when it is from. The index is made of the same words. */
export const newestDated = ({ publishedAt, id }: Record<'publishedAt' | 'id', SQLWrapper>): SQL[] => [
  sql`${publishedAt} desc nulls last`,
  sql`${id} desc nulls last`,
];

/** How long it takes, in ms, to hear it or else to read it; the index is made of the same words. */
export const lengthOf = ({
  durationMs,
  timeToReadS,
}: Record<'durationMs' | 'timeToReadS', SQLWrapper>): SQL =>
  sql`coalesce(${durationMs}::bigint, ${timeToReadS}::bigint * 1000)`;

/** Whether it has work before it; the index is made of the same words. */
export const isWaiting = ({ nextStage, status }: Record<'nextStage' | 'status', SQLWrapper>): SQL =>
  sql`${nextStage} is not null and ${status} <> 'FAILED'`;

/** Whether its processing ended before it had any text; of such an item nobody but who added it and admins is told. */
export const isUnreadable = ({ status, timeToReadS }: Record<'status' | 'timeToReadS', SQLWrapper>): SQL =>
  sql`(${status} = 'FAILED' and ${timeToReadS} is null)`;

/** Every kind of content in one table; `meta` holds what only one kind has. */
export const items = pgTable(
  'items',
  {
    id: uuid().primaryKey(),
    slug: text().notNull().unique(),
    kind: text({ enum: contentKinds }).notNull(),
    showId: uuid('show_id').references(() => shows.id, { onDelete: 'set null' }),
    title: text().notNull(),
    description: text(),
    language: text(),
    sourceUrl: text('source_url'),
    canonicalUrl: text('canonical_url').unique(),
    guid: text(),
    fingerprint: text(),
    audioUrl: text('audio_url'),
    videoUrl: text('video_url'),
    documentUrl: text('document_url'),
    imageUrl: text('image_url'),
    author: text(),
    mediaKey: text('media_key'),
    durationMs: integer('duration_ms'),
    transcribedDurationMs: integer('transcribed_duration_ms'),
    pageCount: integer('page_count'),
    publishedAt: moment('published_at'),
    status: text({ enum: statuses }).notNull(),
    statusMessage: text('status_message'),
    run: integer().notNull().default(1),
    nextStage: text('next_stage'),
    score: integer(),
    timeToReadS: integer('time_to_read_s'),
    oneLiner: text('one_liner'),
    notes: text().array().notNull().default([]),
    /** What its readers say of how well it was read, one for each reader. */
    readingReports: jsonb('reading_reports').$type<ReadingReport[]>().notNull().default([]),
    meta: jsonb().notNull().default({}),
    /** The upload that it is made of. */
    uploadKey: text('upload_key').generatedAlwaysAs(sql`meta #>> '{file,key}'`),
    /** What made each result, by task: "built-in 1.0". */
    makers: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Who brought it in; null for what came by itself or from somebody without an account. */
    addedBy: text('added_by').references(() => users.id, { onDelete: 'set null' }),
    /** What a person put right, and sources and stages leave as it is. */
    held: text().array().$type<CorrectableField[]>().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('items_show_guid').on(table.showId, table.guid),
    uniqueIndex('items_show_fingerprint').on(table.showId, table.fingerprint),
    index('items_newest').on(table.createdAt.desc(), table.publishedAt.desc(), table.id.desc()),
    index('items_kind_newest').on(
      table.kind,
      table.createdAt.desc(),
      table.publishedAt.desc(),
      table.id.desc(),
    ),
    index('items_show_newest').on(
      table.showId,
      table.publishedAt.desc(),
      table.createdAt.desc(),
      table.id.desc(),
    ),
    index('items_show_told').on(table.showId).where(sql`${table.oneLiner} is not null`),
    index('items_dated').on(sql`${table.publishedAt} desc nulls last`, sql`${table.id} desc nulls last`),
    index('items_longest').on(sql`${lengthOf(table)} desc nulls last`, table.id.desc()),
    index('items_best').on(sql`${table.score} desc nulls last`, table.id.desc()),
    index('items_added_by').on(table.addedBy, table.createdAt.desc()),
    index('items_status').on(table.status),
    index('items_waiting').on(table.addedBy, table.showId).where(isWaiting(table)),
    index('items_in_words').on(inWords(table.title), table.id),
    // Addresses may be longer than an ordered index takes.
    index('items_picture').using('hash', table.imageUrl),
    index('items_upload').on(table.uploadKey),
    index('items_names').using('gin', itemNames(table)).with({ fastupdate: false }),
    index('items_words').using('gin', itemWords(table)).with({ fastupdate: false }),
  ],
);
