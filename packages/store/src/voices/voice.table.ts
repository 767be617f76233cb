import { type SpeakerProvenance, voiceVerdicts } from '@ecco/domain';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
import { items } from '../items/index.ts';
import { users } from '../users/index.ts';

/** What a voice of an item sounds like (D58). Beside its speaker, so that nobody who reads speakers carries it along. */
export const voicePrints = pgTable(
  'voice_prints',
  {
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    label: text().notNull(),
    /** Prints of one model may be compared with each other. */
    model: text().notNull(),
    /** A byte for each number, as base64 (`packed-print.ts`). */
    print: text().notNull(),
    spokenMs: integer('spoken_ms').notNull(),
    /** Whether it was held against the others. */
    compared: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.label] }),
    index('voice_prints_model').on(table.model, table.itemId, table.label),
  ],
);

/** Voices of two items that sound alike, each pair in both directions. */
export const voiceLikenesses = pgTable(
  'voice_likenesses',
  {
    itemId: uuid('item_id').notNull(),
    label: text().notNull(),
    otherItemId: uuid('other_item_id').notNull(),
    otherLabel: text('other_label').notNull(),
    /** A cosine. */
    likeness: real().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.label, table.otherItemId, table.otherLabel] }),
    foreignKey({
      name: 'voice_likenesses_voice',
      columns: [table.itemId, table.label],
      foreignColumns: [voicePrints.itemId, voicePrints.label],
    }).onDelete('cascade'),
    foreignKey({
      name: 'voice_likenesses_other',
      columns: [table.otherItemId, table.otherLabel],
      foreignColumns: [voicePrints.itemId, voicePrints.label],
    }).onDelete('cascade'),
    index('voice_likenesses_other_voice').on(table.otherItemId, table.otherLabel),
  ],
);

/** What a speaker was called before a person decided. */
export type NameBefore = {
  name: string;
  provenance: SpeakerProvenance | null;
  confidence: number;
  evidence: unknown;
};

/** What a person said of a voice that sounds like somebody. Rows stay when they are taken back. */
export const voiceReviews = pgTable(
  'voice_reviews',
  {
    /** One for all items that a person decided upon at once. */
    decisionId: uuid('decision_id').notNull(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    label: text().notNull(),
    name: text().notNull(),
    verdict: text({ enum: voiceVerdicts }).notNull(),
    /** Null where that is not known. */
    before: jsonb().$type<NameBefore>(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
    undoneAt: moment('undone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.decisionId, table.itemId, table.label] }),
    index('voice_reviews_item').on(table.itemId),
  ],
);
