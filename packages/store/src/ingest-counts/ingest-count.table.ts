import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Submissions of anonymous visitors; the address is stored only as a hash. */
export const ingestCounts = pgTable(
  'ingest_counts',
  {
    addressHash: text('address_hash').notNull(),
    day: date({ mode: 'string' }).notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.addressHash, table.day] })],
);
