import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresServer } from '@ecco/store/testing';

/** A directory for a product, and the database that it rests on. `url`: null for the embedded one. */
export type Ground = { database: 'embedded' | 'server'; directory: string; url: string | null };

type Row = Record<string, string | number>;
const databaseName = process.env['BENCH_DATABASE'];

/** What a product is told of its ground. */
export const environmentOf = ({ directory, url }: Ground): Record<string, string> => ({
  DATA_DIR: directory,
  ...(url === null ? {} : { DATABASE_URL: url }),
});

async function on(database: Ground['database'], measure: (ground: Ground) => Promise<Row[]>): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), 'ecco-abuse-'));
  const postgres = database === 'server' ? await startPostgresServer() : null;
  try {
    const rows = await measure({ database, directory, url: postgres?.url ?? null });
    return rows.map((row) => ({ database, ...row }));
  } finally {
    await postgres?.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

/** Measures on the embedded database and then on a PostgreSQL server of its own; on one of them with BENCH_DATABASE. */
export async function onEachDatabase(measure: (ground: Ground) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const database of ['embedded', 'server'] as const) {
    if (databaseName === undefined || databaseName === database) rows.push(...(await on(database, measure)));
  }
  return rows;
}
