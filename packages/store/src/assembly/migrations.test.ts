import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import type { Connection } from '../connection/connection.ts';
import { openMemory } from '../connection/memory.ts';
import { emptyDatabase } from '../connection/memory-template.ts';
import { migrate, migrationsFolder } from '../connection/migrations.ts';
import { derivedTables, storedTables } from './tables.ts';

const ignore = () => undefined;

/** An empty database, before any migration. */
async function withDatabase(work: (connection: Connection) => Promise<void>): Promise<void> {
  const connection = await openMemory({ template: emptyDatabase, onError: ignore });
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
    const matches = rows.map((row) => `${row.table_name}.${row.column_name}`).toSorted();
    const expected = [...storedTables, ...derivedTables].flatMap((table) =>
      Object.values(getTableColumns(table)).map((column) => `${getTableName(table)}.${column.name}`),
    );
    // What the database computes for its own conditions stands in no table of the code, so that no list reads it.
    expect(matches).toEqual([...expected, 'organisations.looked_through'].toSorted());
    const applied = await db.execute(sql`select hash from migrations`);
    expect(applied.rows).toHaveLength(
      readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql')).length,
    );
  }));

it('goes on from an older database and keeps what is in it', () =>
  withDatabase(async ({ db }) => {
    await migrate(db, 4);
    await db.execute(sql`insert into shows (id, kind, slug, name, feed_url, created_at, updated_at)
      values (gen_random_uuid(), 'podcast', 's', 'Kept', 'https://s.example/', now(), now())`);
    await db.execute(sql`insert into items (id, kind, show_id, slug, title, status, created_at, updated_at)
      select gen_random_uuid(), 'episode', id, 'i', 'Kept too', 'ASSERTIONS_COMPLETE', now(), now() from shows`);
    const cited = { text: 'Fees fell.', citations: [{ segmentId: 's1', startMs: 5, endMs: 9, page: null }] };
    const chapter = { title: 'Fees', firstSegment: 0, startMs: 0, summary: [cited], takeaways: [] };
    await db.execute(
      sql`insert into segments (id, item_id, idx, text) select 's0', id, 0, 'Hello.' from items`,
    );
    await db.execute(sql`insert into summaries (item_id, version, engine, engine_version, outline, analysis, updated_at)
      select id, 2, 'e', '1', ${JSON.stringify({ chapters: [chapter] })}::jsonb,
        ${JSON.stringify({ tldr: [cited] })}::jsonb, now() from items`);
    await db.execute(
      sql`update items set meta = '{"form": "media", "makers": {"outline": "e 1"}, "file": {"key": "uploads/a"}}'`,
    );
    await migrate(db);
    const moved = await db.execute(sql`select meta, makers, upload_key from items`);
    expect(moved.rows).toEqual([
      {
        meta: { form: 'media', file: { key: 'uploads/a' } },
        makers: { outline: 'e 1' },
        upload_key: 'uploads/a',
      },
    ]);
    const passages = await db.execute(sql`select kind, idx, text, lines from summary_passages order by kind`);
    const line = { text: 'Fees fell.', segmentId: 's1', startMs: 5, endMs: 9, page: null };
    const title = { text: 'Fees', segmentId: 's0', startMs: 0, endMs: null, page: null };
    expect(passages.rows).toEqual([
      { kind: 'summary_item', idx: 0, text: 'Fees\nFees fell.', lines: [title, line] },
      { kind: 'tldr', idx: 0, text: 'Fees fell.', lines: [line] },
    ]);
    const { rows } = await db.execute(
      sql`select name, title, ignored_at, held_off_until from items join shows on shows.id = show_id`,
    );
    expect(rows).toEqual([{ name: 'Kept', title: 'Kept too', ignored_at: null, held_off_until: null }]);
  }));

/** The tables that the migration tool finds, by the same pattern. */
async function tablesOfFiles(): Promise<string[]> {
  const files = [...globSync(join(import.meta.dirname, '../*/*.table.ts'))];
  const modules: object[] = await Promise.all(files.map((file) => import(file)));
  return modules.flatMap((module) =>
    Object.values(module)
      .filter((value) => is(value, PgTable))
      .map(getTableName),
  );
}

it('knows every table of the folders, and backs up those that are not made from others', async () => {
  expect([...storedTables, ...derivedTables].map(getTableName).toSorted()).toEqual(
    (await tablesOfFiles()).toSorted(),
  );
  expect(derivedTables.map(getTableName).toSorted()).toEqual([
    'insight_claims',
    'insight_counts',
    'summary_passages',
  ]);
});

it('restores what is referred to before what refers to it', () => {
  const places = new Map(storedTables.map((table, index) => [getTableName(table), index]));
  for (const table of storedTables) {
    for (const key of getTableConfig(table).foreignKeys) {
      const target = getTableName(key.reference().foreignTable);
      expect(places.get(target), `${getTableName(table)} refers to ${target}`).toBeLessThanOrEqual(
        places.get(getTableName(table)) ?? -1,
      );
    }
  }
});
