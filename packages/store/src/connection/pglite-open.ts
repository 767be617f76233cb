import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_textsearch } from '@electric-sql/pglite-pg_textsearch';
import { vector } from '@electric-sql/pglite-pgvector';
import { LeanMemoryFs } from './baseline-parser.ts';
import { DurableNodeFs, MadeOnDisk } from './durable-fs.ts';
import type { PgliteInterrupts } from './pglite-interrupts.ts';

// Always with all of them: a directory once opened with them cannot be opened without.
const extensions = { vector, pg_textsearch };

// A table of up to a quarter of the shared buffers stays in them; a larger one is read from its file whenever all of it
// is looked at. Room that is not used takes no memory.
// A prepared statement is planned for its parameters each time, as one without a name: a plan for any parameters asks the
// index of search without its limit, and scores what it found once more.
// Its files are few and lie in the memory of the system, where a page costs the same wherever it is: taken for a disk that
// turns, rows that an index finds are read by looking at the whole table.
const settings = [
  ...['-c', 'shared_buffers=64MB'],
  ...['-c', 'plan_cache_mode=force_custom_plan'],
  ...['-c', 'random_page_cost=1.1'],
];
// As shipped, `-F` turns PostgreSQL's fsync off.
const durableSettings = ['-c', 'wal_sync_method=fsync'];

type PgliteFiles = { directory: string; onSync?: () => void; interrupts?: PgliteInterrupts };

const isMissingOrEmpty = (directory: string): boolean =>
  !existsSync(directory) || readdirSync(directory).length === 0;

/**
 * Makes the files of an empty database, whole or not at all. PGlite makes them in memory and copies them out of an
 * archive of them, unless its file system is one in memory: for that it is taken here, so that they go to the disk as they
 * are written, and a first start needs 200 MB less. Throws what the writing throws.
 */
async function makePgliteDirectory(directory: string): Promise<void> {
  const unfinished = `${directory}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const writer = new URL('./pglite-make.worker.ts', import.meta.url);
  const execArgv = ['--disable-warning=ExperimentalWarning'];
  await once(new Worker(writer, { workerData: { directory: unfinished }, execArgv }), 'exit');
  renameSync(unfinished, directory);
}

/** Writes the files of an empty database into a directory that is there. */
export async function writePgliteFiles(directory: string): Promise<void> {
  const made = await PGlite.create({
    fs: new MadeOnDisk(directory),
    initDbStartParams: ['--set', 'shared_buffers=1MB'],
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=1MB'],
  });
  await made.close();
}

/** The one way to open PGlite on a directory: every commit is on the disk before it is acknowledged. */
export async function openPgliteDirectory({ directory, ...watched }: PgliteFiles): Promise<PGlite> {
  // What is there is never replaced: without its beginning it is for PGlite to say what is wrong with it.
  if (isMissingOrEmpty(directory)) await makePgliteDirectory(directory);
  const inherited = PGlite.defaultStartParams.filter((flag) => flag !== '-F');
  return PGlite.create({
    extensions,
    fs: new DurableNodeFs(directory, watched),
    startParams: [...inherited, ...settings, ...durableSettings],
  });
}

/** PGlite in memory, for tests: what an earlier one was dumped to, or nothing. */
export async function openPgliteMemory(
  template: string | null,
  interrupts?: PgliteInterrupts,
): Promise<PGlite> {
  const options = {
    extensions,
    fs: new LeanMemoryFs(interrupts),
    startParams: [...PGlite.defaultStartParams, ...settings],
  };
  if (template === null) return PGlite.create(options);
  return PGlite.create({ ...options, loadDataDir: new Blob([await readFile(template)]) });
}

/** Writes a database to a file beside which nothing unfinished is ever seen. */
export async function dumpPglite(database: PGlite, path: string): Promise<void> {
  const part = `${path}.${randomUUID()}`;
  const dump = await database.dumpDataDir('none');
  await writeFile(part, Buffer.from(await dump.arrayBuffer()));
  await rename(part, path);
}
