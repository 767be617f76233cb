import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { directoryInUse } from '../store.errors.ts';

export type DirectoryLock = { release(): void };

/**
 * Makes this process the only one that may open the directory. The lock is one the kernel holds on an SQLite
 * file, so it is gone with the process, however that ends. Throws `store.directory_in_use`.
 */
export function lockDirectory(directory: string): DirectoryLock {
  mkdirSync(directory, { recursive: true });
  const database = new DatabaseSync(join(directory, 'owner.lock'));
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    database.close();
    throw directoryInUse(directory, error);
  }
  return { release: () => database.close() };
}
