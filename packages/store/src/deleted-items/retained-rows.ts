import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { writtenColumns } from '../connection/written-columns.ts';
import { type HangingTable, hangingTables, type Reference } from './hanging-tables.ts';

/** Where rows lie aside, by the item that they hang on. */
type AsideTable = 'deleted_rows' | 'joined_rows';

const rowsAtOnce = 500;
const named = (name: string): SQL => sql.raw(`"${name}"`);

/** Which rows of a table hang on the item. */
function hangingOn(tables: readonly HangingTable[], table: string, itemId: string): SQL {
  if (table === 'items') return sql`"items"."id" = ${itemId}::uuid`;
  const by = tables.find((one) => one.table === table)?.by ?? [];
  const ways = by.map(({ column, parent, referred }) =>
    parent === 'items'
      ? sql`${named(table)}.${named(column)} = ${itemId}::uuid`
      : sql`${named(table)}.${named(column)} in (select ${named(referred)} from ${named(parent)}
          where ${hangingOn(tables, parent, itemId)})`,
  );
  return sql`(${sql.join(ways, sql` or `)})`;
}

/** Lays the rows of an item, and all that hang on it, aside; nothing leaves the database. */
export async function layAside(db: Db, itemId: string, aside: AsideTable): Promise<void> {
  const tables = await hangingTables(db);
  for (const { table } of tables) {
    await db.execute(sql`
      insert into ${named(aside)} (item_id, table_name, part, rows)
      select ${itemId}::uuid, ${table}, part, jsonb_agg(kept)
      from (
        select to_jsonb(${named(table)}) as kept, (row_number() over () - 1)::int / ${rowsAtOnce}::int as part
        from ${named(table)} where ${hangingOn(tables, table, itemId)}
      ) as numbered
      group by part`);
  }
}

const isThere = ({ column, parent, referred }: Reference): SQL =>
  sql`exists (select from ${named(parent)} where ${named(parent)}.${named(referred)} = kept.${named(column)})`;

/** A row whose other owner is gone meanwhile stays away; a reference that may be empty is emptied. */
async function putTableBack(
  db: Db,
  { itemId, aside }: { itemId: string; aside: AsideTable },
  { table, references }: HangingTable,
): Promise<void> {
  const first = sql`coalesce((select rows -> 0 from ${named(aside)}
    where item_id = ${itemId}::uuid and table_name = ${table} limit 1), '{}'::jsonb)`;
  const columns = await writtenColumns(db, table, first);
  if (columns.length === 0) return;
  const emptied = references.filter(({ onDelete }) => onDelete === 'n');
  const needed = references.filter(({ onDelete }) => onDelete !== 'n');
  const values = columns.map((column) => {
    const reference = emptied.find((one) => one.column === column);
    const value = sql`kept.${named(column)}`;
    return reference ? sql`case when ${isThere(reference)} then ${value} end` : value;
  });
  const whole = needed.map((one) => sql`(kept.${named(one.column)} is null or ${isThere(one)})`);
  await db.execute(sql`
    insert into ${named(table)} (${sql.join(columns.map(named), sql`, `)})
    select ${sql.join(values, sql`, `)}
    from ${named(aside)} aside, jsonb_populate_recordset(null::${named(table)}, aside.rows) as kept
    where ${sql.join([sql`aside.item_id = ${itemId}::uuid and aside.table_name = ${table}`, ...whole], sql` and `)}
    order by aside.part
    on conflict do nothing`);
}

/** Puts the rows of an item back where they were. */
export async function putBack(db: Db, itemId: string, aside: AsideTable): Promise<void> {
  for (const table of await hangingTables(db)) await putTableBack(db, { itemId, aside }, table);
}

/** What else showed the item, by the column that names it. */
export async function namedIn(db: Db, itemId: string, column: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct kept ->> ${column}::text as id
    from deleted_rows aside, jsonb_array_elements(aside.rows) as kept
    where aside.item_id = ${itemId}::uuid and kept ->> ${column}::text is not null`);
  return rows.map(({ id }) => id);
}
