import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether a column has one of these values, however many they are: they are one value of the statement, so that it
 * stays the same and is read once.
 */
export const isOneOf = (column: PgColumn, values: readonly string[], type: 'text' | 'uuid' = 'uuid'): SQL =>
  sql`${column} = any(${sql.param([...values])}::${sql.raw(type)}[])`;
