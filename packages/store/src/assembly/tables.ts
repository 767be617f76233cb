import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ExtendedNoun } from '../changes/noun.ts';
import type { Db } from '../connection/db.ts';
import { nouns } from './nouns.ts';

const all: readonly ExtendedNoun<object>[] = Object.values(nouns);

/** Every table that is no other's copy, in an order in which rows may be inserted. */
export const storedTables: readonly PgTable[] = all.flatMap(({ tables }) => Object.values(tables));

/** Tables made from the others, and made again by a restore. */
export const derivedTables: readonly PgTable[] = all.flatMap(({ derived = {} }) => Object.values(derived));

/** The names of the tables of a backup, what is referred to first. */
export const tablesInOrder: readonly string[] = storedTables.map((table) => getTableName(table));

/** Makes what a backup does not hold, after its rows were read. */
export async function afterRestore(db: Db): Promise<void> {
  for (const { restored } of all) await restored?.(db);
}
