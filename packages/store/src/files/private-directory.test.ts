import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../open-store.ts';
import { makePrivate, restrictDirectory } from './private-directory.ts';

let root = '';
let umask = 0;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'ecco-private-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));
// A machine on which everybody may do everything, unless a program says otherwise.
beforeEach(() => {
  umask = process.umask(0);
});
afterEach(() => {
  process.umask(umask);
});

/** Everything below a directory that others than its owner may read, write or enter. */
async function openToOthers(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true });
  const modes = await Promise.all(
    entries.map(async (name) => ({ name, mode: (await stat(join(directory, name))).mode & 0o077 })),
  );
  return modes.filter(({ mode }) => mode !== 0).map(({ name, mode }) => `${name} ${mode.toString(8)}`);
}

/** Rows, a file and a backup, as a store with an embedded database writes them. */
async function fill(directory: string): Promise<void> {
  const store = await openStore({
    database: { kind: 'embedded', directory: join(directory, 'database') },
    files: { kind: 'directory', directory: join(directory, 'files') },
  });
  try {
    await store.shows.upsert({ kind: 'podcast', slug: 'a-show', name: 'A show', feedUrl: null });
    await store.files.put({
      key: 'media/a.txt',
      mime: 'text/plain',
      body: Readable.from([Buffer.from('a')]),
    });
    await store.backup(join(directory, 'all.backup'));
  } finally {
    await store.close();
  }
}

describe('what the store writes', () => {
  it('is for its owner alone, whatever the process allows to others', async () => {
    const directory = join(root, 'fresh');
    await mkdir(directory);
    await writeFile(join(directory, 'all.backup.part'), 'of a backup that was cut off');
    await fill(directory);
    expect(await openToOthers(directory)).toEqual([]);
    expect((await readdir(directory, { recursive: true })).length).toBeGreaterThan(900);
  }, 90_000);
});

describe('a directory of an older release', () => {
  it('is taken from others, with everything in it', async () => {
    const directory = join(root, 'older');
    await mkdir(join(directory, 'database/base'), { recursive: true });
    await writeFile(join(directory, 'database/base/1259'), 'rows');
    await writeFile(join(directory, 'database/base/1260'), 'hashes');
    await chmod(join(directory, 'database/base/1260'), 0o644);
    await mkdir(join(directory, 'files'), { mode: 0o755 });
    expect(await openToOthers(directory)).toHaveLength(5);

    expect(restrictDirectory(directory)).toEqual({ mended: 6, wasWritable: true, open: 0 });
    expect(await openToOthers(directory)).toEqual([]);
    expect((await stat(directory)).mode & 0o777).toBe(0o700);
    expect(restrictDirectory(directory)).toEqual({ mended: 0, wasWritable: false, open: 0 });
  });

  it('says nothing of others who could only read', async () => {
    const directory = join(root, 'readable');
    await mkdir(directory, { mode: 0o755 });
    expect(restrictDirectory(directory)).toEqual({ mended: 1, wasWritable: false, open: 0 });
  });

  it('changes nothing outside of it that it points to', async () => {
    const directory = join(root, 'pointing');
    await mkdir(directory, { mode: 0o700 });
    await writeFile(join(root, 'outside'), 'of somebody else');
    await symlink(join(root, 'outside'), join(directory, 'link'));
    restrictDirectory(directory);
    expect((await stat(join(root, 'outside'))).mode & 0o777).toBe(0o666);
  });

  it('is not there at the first start', () => {
    expect(restrictDirectory(join(root, 'nothing'))).toBeNull();
  });
});

describe('a directory that is not there yet', () => {
  it('is made for its owner alone, with those above it', async () => {
    const directory = join(root, 'made/of/several');
    makePrivate(directory);
    expect((await stat(directory)).mode & 0o777).toBe(0o700);
  });

  it.each([
    ['below what takes none', '/proc/ecco/data'],
    ['that is a file', join(import.meta.dirname, 'private-directory.test.ts')],
    ['below a file', join(import.meta.dirname, 'private-directory.test.ts', 'data')],
  ])('%s is refused at once, in words', (_what, directory) => {
    expect(() => makePrivate(directory)).toThrow(/^The data directory ".+" cannot be used: .+ Set DATA_DIR/);
  });
});
