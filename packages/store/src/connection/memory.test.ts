import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { libraryTemplate } from '../assembly/library-template.ts';
import type { Connection } from './connection.ts';
import { openMemory } from './memory.ts';
import { emptyDatabase, type Template, templateFile } from './memory-template.ts';

const errors: Error[] = [];
const onError = (error: Error) => void errors.push(error);
const open = (template = libraryTemplate) => openMemory({ template, onError });

const addShow = ({ db }: Connection, name: string) =>
  db.execute(sql`insert into shows (id, kind, slug, name, created_at, updated_at)
    values (gen_random_uuid(), 'podcast', ${name}, ${name}, now(), now())`);

async function count({ db }: Connection, table: string): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${table}`));
  return rows[0]?.n ?? -1;
}

async function rowsOfAll(connection: Connection): Promise<Record<string, number>> {
  const { rows } = await connection.db.execute<{ name: string }>(
    sql`select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'jobs') order by 1`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of rows) counts[name] = await count(connection, name);
  return counts;
}

/** Of one thread: tells whether it was used before. */
async function process({ db }: Connection): Promise<string> {
  const { rows } = await db.execute<{ at: string }>(sql`select pg_postmaster_start_time()::text as at`);
  return rows[0]?.at ?? '';
}

describe('a database in memory that was closed', () => {
  it('is opened again with the rows of its beginning and no others', async () => {
    const first = await open();
    const [beginning, thread] = [await rowsOfAll(first), await process(first)];
    expect(beginning['public.migrations']).toBeGreaterThan(0);
    expect(beginning['public.shows']).toBe(0);
    await addShow(first, 'left-over');
    await first.db.execute(sql`delete from migrations`);
    await first.db.execute(sql`update jobs.version set version = 1`);
    await first.close();

    const second = await open();
    expect(await process(second)).toBe(thread);
    expect(await rowsOfAll(second)).toEqual(beginning);
    const { rows } = await second.db.execute<{ version: number }>(sql`select version from jobs.version`);
    expect(rows[0]?.version).toBeGreaterThan(1);
    await second.close();
  });

  it('is not opened again when its tables are not what they were', async () => {
    const first = await open();
    const thread = await process(first);
    await first.db.execute(sql`alter table shows add column extra text`);
    await first.close();
    const second = await open();
    expect(await process(second)).not.toBe(thread);
    await expect(second.db.execute(sql`select extra from shows`)).rejects.toThrow();
    await second.close();
  });

  it('waits for what was asked for, and answers nobody who had it before', async () => {
    const first = await open();
    const writing = first.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      return count(first, 'shows');
    });
    await first.close();
    expect(await writing).toBe(0);
    const second = await open();
    const closed = { code: 'store.closed' };
    await expect(addShow(first, 'straggler')).rejects.toMatchObject({ cause: closed });
    await expect(first.db.transaction(async () => undefined)).rejects.toMatchObject(closed);
    expect(await count(second, 'shows')).toBe(0);
    await second.close();
  });

  it('tells its notifications to whoever has it now, once', async () => {
    const received: string[] = [];
    const first = await open();
    await first.listen('news', (payload) => received.push(`first ${payload}`));
    await first.close();
    const second = await open();
    await second.listen('news', (payload) => received.push(`second ${payload}`));
    await second.db.execute(sql`select pg_notify('news', 'a')`);
    await second.db.execute(sql`select 1`);
    await second.close();
    expect(received).toEqual(['second a']);
  });
});

it('gives each of two that are open at once a database of its own', async () => {
  const [one, other] = await Promise.all([open(), open()]);
  await addShow(one, 'mine');
  expect([await count(one, 'shows'), await count(other, 'shows')]).toEqual([1, 0]);
  await one.close();
  await other.close();
  expect(errors).toEqual([]);
});

describe('a template', () => {
  let place = '';
  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), 'ecco-template-'));
  });
  afterAll(() => rm(place, { recursive: true, force: true }));

  const withTable = (name: string): Template => ({
    name: 'tried',
    madeOf: [name],
    make: async ({ db }) => {
      await db.execute(sql.raw(`create table ${name} (id int)`));
    },
  });
  const tried = async () => (await readdir(place)).filter((file) => file.startsWith('tried-'));

  it('is made once, whole, however many make it at once', async () => {
    const files = await Promise.all([
      templateFile(withTable('a'), place),
      templateFile(withTable('a'), place),
    ]);
    expect(new Set(files).size).toBe(1);
    expect((await tried()).map((file) => join(place, file))).toEqual([files[0]]);
    const neverMade = { ...withTable('a'), make: () => Promise.reject(new Error('made again')) };
    expect(await templateFile(neverMade, place)).toBe(files[0]);
  });

  it('is made anew when what makes it has changed, and takes the place of the older one', async () => {
    const before = await templateFile(withTable('a'), place);
    const after = await templateFile(withTable('b'), place);
    expect(after).not.toBe(before);
    expect((await tried()).map((file) => join(place, file))).toEqual([after]);
  });

  it('leaves nothing when it could not be made', async () => {
    const failing = { ...withTable('c'), make: () => Promise.reject(new Error('no such statement')) };
    await expect(templateFile(failing, place)).rejects.toThrow('no such statement');
    expect((await readdir(place)).filter((file) => !/^tried-\w+\.tar$/u.test(file))).toEqual([]);
    expect(await tried()).toHaveLength(1);
  });

  it('of an empty database has no table', async () => {
    const connection = await open(emptyDatabase);
    expect(await rowsOfAll(connection)).toEqual({});
    await connection.close();
  });
});
