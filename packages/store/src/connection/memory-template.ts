import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { z } from 'zod';

const require = createRequire(import.meta.url);
const packageFile = join(dirname(require.resolve('@electric-sql/pglite')), '..', 'package.json');

/** Beside the installed packages, so that it goes with them; named after the version that made it. */
async function templatePath(): Promise<string> {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(packageFile, 'utf8')));
  return join(dirname(packageFile), '../../.cache/ecco-store', `empty-database-${version}.tar`);
}

/** An empty database made by an earlier open, which spares the seconds it takes to initialise one. */
export async function readTemplate(): Promise<Blob | null> {
  try {
    return new Blob([await readFile(await templatePath())]);
  } catch {
    return null;
  }
}

/** Keeps this empty database for the next open; where nothing can be written, every open initialises its own. */
export async function keepTemplate(database: PGlite): Promise<void> {
  try {
    const path = await templatePath();
    const part = `${path}.${randomUUID()}`;
    const dump = await database.dumpDataDir('none');
    await mkdir(dirname(path), { recursive: true });
    await writeFile(part, Buffer.from(await dump.arrayBuffer()));
    await rename(part, path);
  } catch {
    return;
  }
}
