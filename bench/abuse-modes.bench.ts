import { chmod, lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct, upload } from './abuse/product.ts';

// What another user of the machine may read or write of what the product keeps: of a new directory, and of one that an
// older release left open.

export const name = 'abuse-modes';

type Row = Record<string, string | number>;

const forOthers = 0o077;
const open = { file: 0o666, directory: 0o777 } as const;

async function entriesIn(directory: string): Promise<string[]> {
  const names = await readdir(directory, { recursive: true });
  return [directory, ...names.map((path) => join(directory, path))];
}

/** How many entries somebody else may read, write or enter. */
async function lookInto(what: string, directory: string, said: string): Promise<Row> {
  let mayOthers = 0;
  const paths = await entriesIn(directory);
  for (const path of paths) {
    // The database removes files while it runs.
    const entry = await lstat(path).catch(() => null);
    if (entry !== null && !entry.isSymbolicLink() && (entry.mode & forOthers) !== 0) mayOthers += 1;
  }
  const warned = /could write to the data directory/.test(said) ? 'yes' : 'no';
  return { what, entries: paths.length, 'open to others': mayOthers, warned };
}

/** Starts on a directory, writes, looks, and ends. */
async function startOn(what: string, directory: string): Promise<Row> {
  const product = await startProduct({ DATA_DIR: directory, WAITLIST_MODE: 'off', LOG_FORMAT: 'json' });
  try {
    await upload(
      product.url,
      `The board met about ${what}. It decided to lower its fees by 5%.\n`.repeat(20),
    );
    return await lookInto(what, directory, product.said());
  } finally {
    await product.kill();
  }
}

/** A new directory, and the same one opened to everybody. */
export async function run(): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), 'ecco-abuse-modes-'));
  try {
    const fresh = await startOn('a new directory', directory);
    for (const path of await entriesIn(directory)) {
      const entry = await lstat(path);
      if (!entry.isSymbolicLink()) await chmod(path, entry.isDirectory() ? open.directory : open.file);
    }
    return [fresh, await startOn('one that was open to everybody', directory)];
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
