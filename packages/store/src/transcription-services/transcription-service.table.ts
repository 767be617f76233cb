import type { ServiceTest, TranscriptionServiceKind } from '@ecco/domain';
import { bigint, boolean, integer, jsonb, pgTable, real, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';

export const transcriptionServices = pgTable('transcription_services', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  kind: text().$type<TranscriptionServiceKind>().notNull(),
  address: text().notNull(),
  /** Encrypted by the server, with a key that the database does not hold. */
  sealedKey: text('sealed_key'),
  model: text(),
  maxBytes: bigint('max_bytes', { mode: 'number' }).notNull(),
  maxSeconds: integer('max_seconds').notNull(),
  atOnce: integer('at_once').notNull(),
  /** US dollars. */
  pricePerHour: real('price_per_hour'),
  enabled: boolean().notNull().default(false),
  position: integer().notNull(),
  createdAt: moment('created_at').notNull(),
  /** Set while its deletion can be undone; then the row goes, with its key. */
  deletedAt: moment('deleted_at'),
});

/** How services fare, also the one of the environment, which has no row among them. */
export const transcriptionServiceStates = pgTable('transcription_service_states', {
  id: text().primaryKey(),
  workingSince: moment('working_since'),
  failingSince: moment('failing_since'),
  failure: text(),
  fallbackAt: moment('fallback_at'),
  test: jsonb().$type<ServiceTest>(),
  testingSince: moment('testing_since'),
});
