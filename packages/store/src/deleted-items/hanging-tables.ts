import { appendAll } from '@ecco/domain';
import { sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';

/** A column that refers to a row of another table. `onDelete`: `c` cascades, `n` is emptied. */
export type Reference = { table: string; column: string; parent: string; referred: string; onDelete: string };
/** A table whose rows go with an item, and all that its rows refer to. What is referred to comes first. */
export type HangingTable = { table: string; by: Reference[]; references: Reference[] };

async function referencesOf(db: Db): Promise<Reference[]> {
  const { rows } = await db.execute<Reference>(sql`
    select child.relname as "table", a.attname as "column", parent.relname as parent, p.attname as referred,
      c.confdeltype as "onDelete"
    from pg_constraint c
    join pg_class child on child.oid = c.conrelid
    join pg_class parent on parent.oid = c.confrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute p on p.attrelid = c.confrelid and p.attnum = c.confkey[1]
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and array_length(c.conkey, 1) = 1
    order by child.relname, a.attname`);
  return rows;
}

/** Which tables hang on `items`, however many steps away, as the database itself says: none can be forgotten. */
export async function hangingTables(db: Db): Promise<HangingTable[]> {
  const references = await referencesOf(db);
  const cascades = references.filter(({ onDelete }) => onDelete === 'c');
  const reached = new Set(['items']);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const { table, parent } of cascades) if (reached.has(parent)) reached.add(table);
  }
  const of = (table: string): HangingTable => ({
    table,
    by: cascades.filter((one) => one.table === table && reached.has(one.parent) && one.parent !== table),
    references: references.filter((one) => one.table === table && one.parent !== table),
  });
  return dependencyOrder([...reached].map(of));
}

function dependencyOrder(tables: HangingTable[]): HangingTable[] {
  const ordered: HangingTable[] = [];
  let left = tables;
  while (left.length > 0) {
    const names = new Set(left.map(({ table }) => table));
    const ready = left.filter(({ by }) => by.every(({ parent }) => !names.has(parent)));
    if (ready.length === 0) throw new Error('tables refer to each other in a circle');
    appendAll(ordered, ready);
    left = left.filter((one) => !ready.includes(one));
  }
  return ordered;
}
