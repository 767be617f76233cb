import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileNotFound } from '../errors/store.errors.ts';
import { checkKey } from './file-key.ts';
import type { FileHead, FileStore } from './file-store.ts';
import { measure } from './measure.ts';
import { privateDirectoryMode, privateFileMode } from './private-directory.ts';

// Keys cannot start with a dot, so no key leads here. Inside the store's directory, since a rename is only
// atomic within one file system.
const partsFolder = '.parts';

/** Files in a directory. A file appears under its key only when it is whole and on the disk. */
export function createDirectoryFiles(directory: string): FileStore {
  const root = resolve(directory);
  const pathOf = (key: string): string => {
    checkKey(key);
    return join(root, key);
  };

  async function headOf(key: string): Promise<FileHead | null> {
    const stats = await stat(pathOf(key)).catch(ignoreMissing);
    return stats?.isFile() ? { key, size: stats.size, modifiedAt: stats.mtime } : null;
  }

  return {
    async put({ key, body, maxBytes }) {
      const path = pathOf(key);
      const part = join(root, partsFolder, randomUUID());
      await mkdir(dirname(part), { recursive: true, mode: privateDirectoryMode });
      const { stream, result } = measure(body, maxBytes);
      try {
        // Opened before anything can fail: a stream that is still opening when it is destroyed makes its file afterwards.
        const file = await open(part, 'wx', privateFileMode);
        await pipeline(stream, file.createWriteStream({ flush: true }));
        await mkdir(dirname(path), { recursive: true, mode: privateDirectoryMode });
        await rename(part, path);
        await syncDirectory(dirname(path));
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      return { key, ...result() };
    },

    async get(key, range) {
      if (!(await headOf(key))) throw fileNotFound(key);
      return createReadStream(pathOf(key), range ?? {});
    },

    head: headOf,

    async delete(key) {
      await rm(pathOf(key), { force: true });
    },

    async *list(prefix = '') {
      for await (const entry of await openFolder(root)) {
        if (!entry.isFile()) continue;
        const key = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/');
        const head = key.startsWith('.') || !key.startsWith(prefix) ? null : await headOf(key);
        if (head) yield head;
      }
    },

    localPath: pathOf,
  };
}

const openFolder = async (root: string) => {
  const folder = await opendir(root, { recursive: true }).catch(ignoreMissing);
  return folder ?? Readable.from([]);
};

/** A renamed file is only sure to be there after a power loss when its directory has been written too. */
async function syncDirectory(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
