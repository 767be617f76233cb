import type { PgTable } from 'drizzle-orm/pg-core';
import type { Clock, Db } from './db.ts';

/** What the folder of a noun gives to the store. */
export type Noun = {
  /** What is referred to comes first. */
  tables: Readonly<Record<string, PgTable>>;
  /** Tables that are made from others, and so are no part of a backup. */
  derived?: Readonly<Record<string, PgTable>>;
  /** Called after the rows of a backup were read, inside its transaction. */
  restored?: (db: Db) => Promise<void>;
  repository: (db: Db, clock: Clock) => object;
};
