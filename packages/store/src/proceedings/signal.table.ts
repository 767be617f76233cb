import { type AmountTerms, signalKinds, signalStages } from '@ecco/domain';
import { sql } from 'drizzle-orm';
import { date, doublePrecision, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { items } from '../items/index.ts';
import { ledgerEntries } from './ledger-entry.table.ts';

/**
 * What allocators do, in columns that can be asked across the library. `evidence` says of each told field how it is
 * known, and by which words.
 */
export const signals = pgTable(
  'signals',
  {
    id: uuid().primaryKey(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    idx: integer().notNull(),
    /** The event that it tells; null until it is gathered. */
    entryId: uuid('entry_id').references(() => ledgerEntries.id, { onDelete: 'set null' }),
    kind: text({ enum: signalKinds }).notNull(),
    stage: text({ enum: signalStages }),
    who: text(),
    manager: text(),
    vehicle: text(),
    assetClass: text('asset_class'),
    strategy: text(),
    consultant: text(),
    person: text(),
    amountText: text('amount_text'),
    amountValue: doublePrecision('amount_value'),
    amountCurrency: text('amount_currency'),
    amountTerms: jsonb('amount_terms').$type<AmountTerms>(),
    measure: text(),
    decided: text(),
    /** The day of `decided`; null where its words name none. */
    decidedOn: date('decided_on', { mode: 'string' }),
    effective: text(),
    sentence: jsonb().notNull(),
    places: jsonb().notNull(),
    evidence: jsonb().notNull(),
  },
  (table) => [
    index('signals_item').on(table.itemId, table.idx),
    index('signals_entry').on(table.entryId),
    index('signals_ungathered').on(table.itemId).where(sql`${table.entryId} is null`),
  ],
);
