import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import type { Connection } from './connection.ts';
import { embeddedConnection } from './embedded.ts';
import { beginningSql } from './memory-beginning.ts';
import { PgliteThread } from './pglite-thread.ts';

const require = createRequire(import.meta.url);
const packageFileOf = (name: string): string => join(dirname(require.resolve(name)), '..', 'package.json');

/** A library and the version of it that is installed. */
export function installed(name: string): string {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(packageFileOf(name), 'utf8')));
  return `${name} ${version}`;
}

/** What a database in memory begins with, so that only the first one has to be made. */
export type Template = {
  name: string;
  /** All that decides what is in it: versions of libraries, statements. What changes here makes it anew. */
  madeOf: readonly string[];
  /** Fills a cluster in which there is nothing yet. */
  make: (connection: Connection) => Promise<void>;
};

const cluster = [
  '@electric-sql/pglite',
  '@electric-sql/pglite-pgvector',
  '@electric-sql/pglite-pg_textsearch',
].map(installed);

/** A database without a table. */
export const emptyDatabase: Template = { name: 'empty', madeOf: [], make: async () => undefined };

/** Beside the installed libraries, so that it goes with them. */
export const templateDirectory = join(
  dirname(packageFileOf('@electric-sql/pglite')),
  '../../.cache/ecco-store',
);

/** The file of the template, made now unless an earlier process did; several may do so at once. */
export async function templateFile(template: Template, place = templateDirectory): Promise<string> {
  const made = createHash('sha256').update(JSON.stringify([cluster, beginningSql, template.madeOf]));
  const path = join(place, `${template.name}-${made.digest('hex').slice(0, 16)}.tar`);
  if (existsSync(path)) return path;
  await mkdir(place, { recursive: true });
  const ground = template.name === emptyDatabase.name ? null : await templateFile(emptyDatabase);
  const thread = await PgliteThread.open({ directory: null, template: ground }, () => undefined);
  try {
    if (ground) await thread.call({ kind: 'exec', sql: 'drop schema beginning cascade' });
    await template.make(embeddedConnection(thread, { kind: 'memory', close: async () => undefined }));
    await thread.call({ kind: 'exec', sql: beginningSql });
    await thread.call({ kind: 'dump', path });
  } finally {
    await thread.close();
  }
  await removeOlder(path);
  return path;
}

/** Whole ones only: a part may be on its way to become the one that another process waits for. */
async function removeOlder(path: string): Promise<void> {
  const name = basename(path);
  const prefix = name.slice(0, name.lastIndexOf('-') + 1);
  const older = (await readdir(dirname(path))).filter(
    (file) => file.startsWith(prefix) && file.endsWith('.tar') && file !== name,
  );
  for (const file of older) await rm(join(dirname(path), file), { force: true });
}
