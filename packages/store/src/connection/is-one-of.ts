import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Hundreds of ids as the rows of a query, to be asked "in" or "not in": named as one value, the planner weighs each of them
 * alone, which takes longer than to look for them.
 */
export const idRows = (ids: readonly string[]): SQL => sql`(select unnest(${sql.param([...ids])}::uuid[]))`;

/**
 * Whether a column has one of these values, however many they are: they are one value of the statement, so that it
 * stays the same and is read once.
 */
export const isOneOf = (column: PgColumn, values: readonly string[], type: 'text' | 'uuid' = 'uuid'): SQL =>
  sql`${column} = any(${sql.param([...values])}::${sql.raw(type)}[])`;
