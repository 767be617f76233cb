import { type SignalState, updateKinds, updateNews } from '@ecco/domain';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../connection/moment.column.ts';
import { items } from '../items/index.ts';
import { organizations } from '../organizations/index.ts';
import { people } from '../people/index.ts';

/**
 * What became known, a row each: written once, in the transaction that makes it known, and never changed. An item that
 * concerns nobody in particular stands for its arrival in the library.
 */
export const updates = pgTable(
  'updates',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: updateKinds }).notNull(),
    news: text({ enum: updateNews }).notNull(),
    at: moment('at').notNull(),
    organizationId: uuid('organisation_id').references(() => organizations.id, { onDelete: 'cascade' }),
    personId: uuid('person_id').references(() => people.id, { onDelete: 'cascade' }),
    /** The item itself, or the one that tells a signal best. */
    itemId: uuid('item_id').references(() => items.id, { onDelete: 'cascade' }),
    /** Entries and connections come and go; what became known of one that is gone is not told. */
    entryId: uuid('entry_id'),
    connectionId: uuid('connection_id'),
    before: jsonb().$type<SignalState>(),
    after: jsonb().$type<SignalState>(),
    /** What must not be told a second time, however often it is found. */
    key: text().notNull().unique(),
  },
  (table) => [
    index('updates_organisation').on(table.organizationId, table.at),
    index('updates_person').on(table.personId, table.at),
    index('updates_item').on(table.itemId),
    index('updates_entry').on(table.entryId, table.at),
    index('updates_at').on(table.at),
  ],
);

export type NewUpdate = typeof updates.$inferInsert;
