import { sql } from 'drizzle-orm';

/**
 * A condition that always holds and asks for the time: in a statement that may go through many rows, so that the embedded
 * database can be told to end it.
 */
export const atEachRow = sql`clock_timestamp() is not null`;
