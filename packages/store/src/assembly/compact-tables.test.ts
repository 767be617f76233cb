import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Connection } from '../connection/connection.ts';
import { openMemory } from '../connection/memory.ts';
import { compactTables } from './compact-tables.ts';
import { libraryTemplate } from './library-template.ts';

let connection: Connection;
beforeAll(async () => {
  connection = await openMemory({ template: libraryTemplate, onError: () => undefined });
});
afterAll(() => connection.close());

const add = (from: number, to: number) =>
  connection.db.execute(sql`insert into people (id, slug, name, created_at, updated_at)
    select gen_random_uuid(), 'person-' || at, repeat('Ada ', 20) || at, now(), now()
    from generate_series(${from}::int, ${to}::int) as at`);
const analyse = () => connection.db.execute(sql`vacuum (analyze) people`);
async function people(): Promise<{ pages: number; rows: number }> {
  const { rows } = await connection.db.execute<{ pages: number; rows: number }>(
    sql`select pg_relation_size('people')::int / 8192 as pages, (select count(*)::int from people) as rows`,
  );
  return rows[0] ?? { pages: 0, rows: 0 };
}

it('a table is made as small as its rows once changes have left it far larger, and not before', async () => {
  await add(1, 20_000);
  await analyse();
  expect(await compactTables(connection.db)).toEqual([]);

  await connection.db.execute(sql`update people set name = name || '.'`);
  await connection.db.execute(sql`update people set name = name || '.'`);
  await analyse();
  const before = await people();
  expect(await compactTables(connection.db)).toEqual(['people']);
  const after = await people();
  expect(after.rows).toBe(20_000);
  expect(after.pages).toBeLessThan(before.pages / 2);
  expect(await compactTables(connection.db)).toEqual([]);
});
