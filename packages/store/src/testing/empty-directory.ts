import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { libraryTemplate } from '../assembly/library-template.ts';
import { openEmbedded } from '../connection/embedded.ts';
import { templateDirectory } from '../connection/memory-template.ts';

const failing = (error: Error): never => {
  throw error;
};

/** The directory of a database with the tables of a store and no row, made now unless an earlier process did. */
async function emptyDatabase(): Promise<string> {
  const made = createHash('sha256').update(JSON.stringify(libraryTemplate.madeOf)).digest('hex').slice(0, 16);
  const path = join(templateDirectory, `directory-${made}`);
  if (existsSync(path)) return path;
  const part = join(templateDirectory, `part-${randomUUID()}`);
  await mkdir(part, { recursive: true });
  const connection = await openEmbedded({ directory: part, onError: failing });
  await libraryTemplate.make(connection);
  await connection.close();
  const older = (await readdir(templateDirectory)).filter((name) => name.startsWith('directory-'));
  // Several may make it at once: who comes second has made the same in vain.
  await rename(part, path).catch(() => rm(part, { recursive: true, force: true }));
  for (const name of older) await rm(join(templateDirectory, name), { recursive: true, force: true });
  return path;
}

/**
 * Lays the embedded database of an empty store into a directory, as the first start leaves it, for tests of what comes
 * after: to make it anew takes seconds.
 */
export async function layEmptyDatabase(directory: string): Promise<void> {
  await cp(await emptyDatabase(), directory, { recursive: true });
}
