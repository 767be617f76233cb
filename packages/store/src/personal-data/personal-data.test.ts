import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { libraryTemplate } from '../assembly/library-template.ts';
import { storedTables, tablesInOrder } from '../assembly/tables.ts';
import type { Connection } from '../connection/connection.ts';
import { openMemory } from '../connection/memory.ts';
import { migrate } from '../connection/migrations.ts';
import { type Fate, personColumns, secretColumns } from './person-columns.ts';
import { createPersonalDataRepository } from './personal-data.repository.ts';

const ada = { id: 'user-ada-7f3c', email: 'ada.example@fund.example' };
const ben = { id: 'user-ben-91d2', email: 'ben.example@fund.example' };

type Place = { table: string; column: string; fate: Fate };
const places: Place[] = Object.entries(personColumns).map(([name, fate]) => {
  const [table = '', column = ''] = name.split('.');
  return { table, column, fate };
});
const isAddress = ({ fate }: Place): boolean => fate.startsWith('address');

/** What a column may hold that says nothing, by its type. */
const anything: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  text: "'x' || gen_random_uuid()",
  integer: '1',
  bigint: '1',
  'double precision': '1',
  real: '1',
  boolean: 'true',
  jsonb: "'{}'",
  'timestamp with time zone': 'now()',
  ARRAY: "'{}'",
};
type Column = { column_name: string; data_type: string; needed: boolean };

let connection: Connection;
beforeAll(async () => {
  connection = await openMemory({ template: libraryTemplate, onError: () => undefined });
  await migrate(connection.db);
  // Rows of a person without all that they hang off and hold besides.
  await connection.db.execute(sql`set session_replication_role = replica`);
  await connection.db.execute(sql`do $$ declare it record; begin
    for it in select conrelid::regclass as of, conname from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace
    loop execute format('alter table %s drop constraint %I', it.of, it.conname); end loop; end $$`);
  for (const person of [ada, ben])
    await connection.db.execute(sql`insert into users (id, email, name, created_at, updated_at)
      values (${person.id}, ${person.email}, 'Somebody', now(), now())`);
  for (const place of places) for (const person of [ada, ben]) await insertFor(place, person);
});
afterAll(() => connection.close());

/** A row that names a person in a column, and nobody else. */
async function insertFor({ table, column, ...place }: Place, person: typeof ada): Promise<void> {
  const { rows } = await connection.db.execute<Column>(sql`
    select column_name, data_type,
      (is_nullable = 'NO' and column_default is null and is_generated = 'NEVER') as needed
    from information_schema.columns where table_schema = 'public' and table_name = ${table}`);
  const needed = rows.filter((one) => one.needed && one.column_name !== column);
  const values: [string, string][] = [
    ...needed.map((one): [string, string] => [one.column_name, anything[one.data_type] ?? 'null']),
    [column, `'${isAddress({ table, column, ...place }) ? person.email : person.id}'`],
  ];
  const names = values.map(([name]) => `"${name}"`).join(', ');
  await connection.db.execute(
    sql.raw(`insert into ${table} (${names}) values (${values.map(([, value]) => value).join(', ')})`),
  );
}

const countOf = async ({ table, column, ...place }: Place, person: typeof ada): Promise<number> => {
  const value = isAddress({ table, column, ...place }) ? person.email : person.id;
  const { rows } = await connection.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)} where ${sql.identifier(column)} = ${value}`,
  );
  return rows[0]?.count ?? 0;
};

/** Tables in which the id or the address of somebody still stands, in whatever column. */
async function tracesOf({ id, email }: typeof ada): Promise<string[]> {
  const matches: string[] = [];
  for (const table of tablesInOrder) {
    const { rows } = await connection.db.execute<{ is: boolean }>(
      sql`select exists (select from ${sql.identifier(table)} t where t::text like ${`%${id}%`} or t::text like ${`%${email}%`}) as is`,
    );
    if (rows[0]?.is) matches.push(table);
  }
  return matches;
}

const people = () => createPersonalDataRepository(connection.db);

describe('what is kept of a person', () => {
  it('is exported from every table that names them, without what lets in', async () => {
    const { tables, leftOut } = await people().exportOf(ada);
    expect(Object.keys(tables).toSorted()).toEqual(
      [...new Set(['users', ...places.map(({ table }) => table)])].toSorted(),
    );
    expect(leftOut).toEqual({});
    const columns = Object.values(tables).flatMap((rows) => rows.flatMap((row) => Object.keys(row)));
    expect(columns.filter((column) => secretColumns.has(column))).toEqual([]);
    expect(JSON.stringify(tables)).not.toContain(ben.id);
    expect(JSON.stringify(tables)).not.toContain(ben.email);
  });

  it('holds lists with what is in them', async () => {
    const { tables } = await people().exportOf(ada);
    const list = String(tables['lists']?.[0]?.['id']);
    await connection.db.execute(
      sql`insert into list_items (list_id, item_id, position, added_at) values (${list}::uuid, gen_random_uuid(), 0, now())`,
    );
    expect((await people().exportOf(ada)).tables['list_items']).toHaveLength(1);
    await connection.db.execute(sql`delete from list_items`);
  });
});

describe('a person who is deleted', () => {
  const before = new Map<string, number>();
  const rowsOf = async (table: string): Promise<number> => {
    const { rows } = await connection.db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table)}`,
    );
    return rows[0]?.count ?? 0;
  };
  beforeAll(async () => {
    const { db } = connection;
    await db.execute(sql`insert into audit_entries (id, at, action, subject_kind, subject_id, subject_name, after)
      values (gen_random_uuid(), now(), 'administration.approve', 'user', ${ada.id}, ${ada.email},
        ${JSON.stringify({ emails: [ada.email, ben.email] })}::jsonb)`);
    const retained = [
      { item_id: 'x', user_id: ada.id },
      { item_id: 'x', user_id: ben.id },
    ];
    for (const table of ['reading_history', 'item_edits'])
      await db.execute(sql`insert into deleted_rows (item_id, table_name, part, rows)
        values (gen_random_uuid(), ${table}, 0, ${JSON.stringify(retained)}::jsonb)`);
    for (const { table } of places) before.set(table, await rowsOf(table));
    await db.transaction((tx) => createPersonalDataRepository(tx).erase(ada));
  });

  it.each(places)('is gone from $column of $table: $fate', async (place) => {
    expect(await countOf(place, ada)).toBe(0);
    expect(await countOf(place, ben)).toBe(1);
    const theirs = places.filter(
      ({ table, fate }) => table === place.table && (fate === 'goes' || fate === 'address'),
    );
    expect(await rowsOf(place.table)).toBe((before.get(place.table) ?? 0) - theirs.length);
  });

  it('stands nowhere any more, in whatever column of whatever table', async () => {
    expect(storedTables.length).toBeGreaterThan(60);
    expect(await tracesOf(ada)).toEqual([]);
    expect((await tracesOf(ben)).length).toBeGreaterThan(20);
  });

  it('leaves what admins did, and rows of deleted items, without a name', async () => {
    const { db } = connection;
    const { rows } = await db.execute<{ after: unknown; subject_name: string }>(
      sql`select after, subject_name from audit_entries where action = 'administration.approve'`,
    );
    expect(rows).toEqual([
      { after: { emails: ['Deleted person', ben.email] }, subject_name: 'Deleted person' },
    ]);
    const result = await db.execute<{ table_name: string; rows: unknown }>(
      sql`select table_name, rows from deleted_rows order by table_name`,
    );
    const ofBen = { item_id: 'x', user_id: ben.id };
    expect(result.rows).toEqual([
      { table_name: 'item_edits', rows: [{ item_id: 'x', user_id: null }, ofBen] },
      { table_name: 'reading_history', rows: [ofBen] },
    ]);
  });
});
