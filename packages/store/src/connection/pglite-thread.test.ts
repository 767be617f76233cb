import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Connection } from './connection.ts';
import { openMemory } from './memory.ts';
import { emptyDatabase } from './memory-template.ts';

let connection: Connection;
beforeAll(async () => {
  connection = await openMemory({ template: emptyDatabase, onError: () => undefined });
  await connection.db.execute(sql`create table notes (id int primary key, at timestamptz)`);
});
afterAll(() => connection.close());
const db = () => connection.db;
const insert = (id: number, handle = db()) => handle.execute(sql`insert into notes (id) values (${id})`);
const ids = async () => {
  const { rows } = await db().execute<{ id: number }>(sql`select id from notes order by id`);
  return rows.map((row) => row.id);
};

it('joins the open transaction when the outer handle is used inside it, instead of waiting for ever', async () => {
  const failing = db().transaction(async () => {
    await insert(1);
    expect(await ids()).toEqual([1]);
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  expect(await ids()).toEqual([]);
});

it('undoes a nested transaction alone', async () => {
  await db().transaction(async (tx) => {
    await insert(10, tx);
    const nested = tx.transaction(async (inner) => {
      await insert(11, inner);
      await insert(10, inner);
    });
    await expect(nested).rejects.toMatchObject({ cause: { code: '23505', constraint: 'notes_pkey' } });
    const joined = db().transaction(async () => insert(10));
    await expect(joined).rejects.toThrow();
    await insert(12, tx);
  });
  expect(await ids()).toEqual([10, 12]);
});

it('keeps what others write meanwhile out of a transaction', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  const transaction = db().transaction(async (tx) => {
    await insert(20, tx);
    begin();
    await allowed;
    throw new Error('undone');
  });
  await begun;
  const outside = insert(21);
  allow();
  await expect(transaction).rejects.toThrow('undone');
  await outside;
  expect(await ids()).toEqual([10, 12, 21]);
});

it('is free for the next statement after a failed one', async () => {
  await expect(insert(21)).rejects.toThrow();
  await expect(db().execute(sql`select nonsense`)).rejects.toMatchObject({ cause: { code: '42703' } });
  expect(await ids()).toContain(21);
});

it('refuses calls after it was closed', async () => {
  const other = await openMemory({ template: emptyDatabase, onError: () => undefined });
  await other.close();
  await expect(other.db.execute(sql`select 1`)).rejects.toMatchObject({ cause: { code: 'store.closed' } });
});
