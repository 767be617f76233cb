import { sql } from 'drizzle-orm';

/**
 * A condition that always holds and asks for the time: in a statement that may go through many rows, so that the embedded
 * database can be told to end it. It costs a tenth of a microsecond.
 */
export const atEachRow = sql`clock_timestamp() is not null`;
