import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_textsearch } from '@electric-sql/pglite-pg_textsearch';
import { vector } from '@electric-sql/pglite-pgvector';
import { DurableNodeFs } from './durable-fs.ts';
import { keepTemplate, readTemplate } from './memory-template.ts';

// Always with both extensions: a directory once opened with them cannot be opened without.
const extensions = { vector, pg_textsearch };

const sizeSettings = ['-c', 'shared_buffers=16MB'];
// As shipped, `-F` turns PostgreSQL's fsync off.
const durableSettings = ['-c', 'wal_sync_method=fsync'];

export type PgliteFiles = { directory: string; onSync?: () => void };

/** The one way to open PGlite on a directory: every commit is on the disk before it is acknowledged. */
export async function openPgliteDirectory({ directory, onSync }: PgliteFiles): Promise<PGlite> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const inherited = PGlite.defaultStartParams.filter((flag) => flag !== '-F');
  return PGlite.create({
    extensions,
    fs: new DurableNodeFs(directory, onSync),
    startParams: [...inherited, ...sizeSettings, ...durableSettings],
  });
}

/** PGlite in memory, for tests. */
export async function openPgliteMemory(): Promise<PGlite> {
  const options = { extensions, startParams: [...PGlite.defaultStartParams, ...sizeSettings] };
  const template = await readTemplate();
  if (template) return PGlite.create({ ...options, loadDataDir: template });
  const database = await PGlite.create(options);
  await keepTemplate(database);
  return database;
}
