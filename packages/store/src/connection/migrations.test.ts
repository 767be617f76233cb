import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { tablesInOrder } from '../backup/tables.ts';
import type { Connection } from './connection.ts';
import { migrate, migrationsFolder } from './migrations.ts';
import { openConnection } from './open-connection.ts';
import * as schema from './schema.ts';

const ignore = () => undefined;

async function withDatabase(work: (connection: Connection) => Promise<void>): Promise<void> {
  const connection = await openConnection({ kind: 'memory' }, ignore);
  try {
    await work(connection);
  } finally {
    await connection.close();
  }
}

it('numbers the migrations and gives each its own name', () => {
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  const journal = readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  expect(files.length).toBeGreaterThan(0);
  files.toSorted().forEach((file, index) => {
    expect(file).toMatch(new RegExp(`^${String(index).padStart(4, '0')}_[a-z]+(_[a-z]+)*\\.sql$`, 'u'));
    expect(journal).toContain(`"${file.slice(0, -4)}"`);
  });
  expect(new Set(files.map((file) => file.slice(5))).size).toBe(files.length);
});

it('applies to an empty database and gives the tables the code expects, and changes nothing the second time', () =>
  withDatabase(async ({ db }) => {
    await migrate(db);
    const { rows } = await db.execute<{ table_name: string; column_name: string }>(
      sql`select table_name, column_name from information_schema.columns
          where table_schema = 'public' and table_name <> 'migrations'`,
    );
    const found = rows.map((row) => `${row.table_name}.${row.column_name}`).toSorted();
    const expected = Object.values(schema).flatMap((table) =>
      Object.values(getTableColumns(table)).map((column) => `${getTableName(table)}.${column.name}`),
    );
    expect(found).toEqual(expected.toSorted());
    const applied = await db.execute(sql`select hash from migrations`);
    expect(applied.rows).toHaveLength(
      readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql')).length,
    );
  }));

it('backs up every table', () => {
  const tables = Object.values(schema).map((table) => getTableName(table));
  expect([...tablesInOrder].toSorted()).toEqual(tables.toSorted());
});
