import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { directoryInUse } from '../errors/store.errors.ts';

type DirectoryLock = { release(): void };

/**
 * Makes this process the only one that may open the directory. The lock is one the kernel holds on an SQLite
 * file, so it is gone with the process, however that ends. Throws `store.directory_in_use`.
 */
export function lockDirectory(directory: string): DirectoryLock {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const path = join(directory, 'owner.lock');
  // SQLite would let others read what it makes.
  closeSync(openSync(path, 'a', 0o600));
  const database = new DatabaseSync(path);
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    database.close();
    throw directoryInUse(directory, error);
  }
  return { release: () => database.close() };
}
