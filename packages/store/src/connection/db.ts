import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

type Result<Row> = { rows: Row[] };
interface Rows extends PgQueryResultHKT {
  type: Result<this['row']>;
}

/** The database as repositories see it: the same for the embedded thread and for a server, inside a transaction or not. */
export type Db = PgDatabase<Rows>;

/** What repositories need of the world besides the database: both replaceable in a test. */
export type Clock = () => Date;
export const systemClock: Clock = () => new Date();
