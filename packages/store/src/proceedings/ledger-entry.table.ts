import { type AmountTerms, assetGroups, disputedFields, signalKinds, signalStages } from '@ecco/domain';
import { sql } from 'drizzle-orm';
import {
  date,
  doublePrecision,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { vectorWords } from '../text/word-vectors.ts';

type DatedColumns = Record<'happenedOn' | 'id', ExtraConfigColumn>;

/** As lists are ordered: the database uses an index only where it puts what is empty at the same end. */
const newest = ({ happenedOn, id }: DatedColumns) =>
  [happenedOn.desc().nullsLast(), id.desc().nullsFirst()] as const;

/**
 * Events that signals tell, one row each however many items tell it; made of the signals alone. A trigger deletes a row
 * when one of its signals goes, so that the others are gathered again.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    /** That of the signal it was made of first. */
    id: uuid().primaryKey(),
    /** Whose events may be the same one: an organization, a name, or a single item. */
    scope: text().notNull(),
    /** Kinds that one event may be told as. */
    family: text({ enum: signalKinds }).notNull(),
    kind: text({ enum: signalKinds }).notNull(),
    stage: text({ enum: signalStages }),
    organizationId: uuid('organisation_id'),
    who: text(),
    manager: text(),
    vehicle: text(),
    assetClass: text('asset_class'),
    assetGroup: text('asset_group', { enum: assetGroups }),
    strategy: text(),
    consultant: text(),
    person: text(),
    amount: doublePrecision(),
    /** What is said of the amount besides its number. */
    amountTerms: jsonb('amount_terms').$type<AmountTerms>(),
    currency: text(),
    measure: text(),
    effective: text(),
    /** Null where neither the event nor what tells it is dated. */
    happenedOn: date('happened_on', { mode: 'string' }),
    disputed: text({ enum: disputedFields }).array().notNull(),
    sources: integer().notNull(),
    /** All that is told of it in words. */
    words: text().notNull(),
  },
  (table) => [
    index('ledger_entries_dated').on(...newest(table)),
    index('ledger_entries_oldest').on(table.happenedOn, table.id),
    index('ledger_entries_scope').on(table.scope, table.family, table.happenedOn),
    index('ledger_entries_kind').on(table.kind, ...newest(table)),
    index('ledger_entries_stage').on(table.stage, ...newest(table)),
    index('ledger_entries_assets').on(table.assetGroup, ...newest(table)),
    index('ledger_entries_organisation').on(table.organizationId, ...newest(table)),
    index('ledger_entries_largest').on(table.amount.desc().nullsLast(), ...newest(table)),
    index('ledger_entries_smallest').on(table.amount, ...newest(table)),
    index('ledger_entries_who').on(sql`lower(${table.who} collate "pg_c_utf8")`, ...newest(table)),
    index('ledger_entries_words')
      .using('gin', vectorWords(sql`${table.words}`))
      .with({ fastupdate: false }),
  ],
);
