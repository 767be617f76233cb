import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { pg_textsearch } from '@electric-sql/pglite-pg_textsearch';
import { vector } from '@electric-sql/pglite-pgvector';
import { DurableNodeFs } from './durable-fs.ts';

const memorySettings = ['-c', 'shared_buffers=16MB'];
// As shipped, `-F` turns PostgreSQL's fsync off.
const durableSettings = ['-c', 'wal_sync_method=fsync'];

export type PgliteFiles = { directory: string; onSync?: () => void };

/** The one way to open PGlite: always with both extensions, since a directory cannot be opened without them later. */
export async function openPglite(files: PgliteFiles | null): Promise<PGlite> {
  const extensions = { vector, pg_textsearch };
  const inherited = PGlite.defaultStartParams;
  if (files === null) return PGlite.create({ extensions, startParams: [...inherited, ...memorySettings] });
  mkdirSync(files.directory, { recursive: true });
  return PGlite.create({
    extensions,
    fs: new DurableNodeFs(files.directory, files.onSync),
    startParams: [...inherited.filter((flag) => flag !== '-F'), ...memorySettings, ...durableSettings],
  });
}
