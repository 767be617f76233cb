import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../open-store.ts';
import { layEmptyDatabase } from '../testing/empty-directory.ts';
import { makeServerDatabase, type ServerDatabase } from '../testing/server-database.ts';
import type { DatabaseOptions } from './connection.ts';
import { openEmbedded } from './embedded.ts';
import { openServer } from './server.ts';

let directory: string;
let onServer: ServerDatabase;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'ecco-newer-'));
  await layEmptyDatabase(join(directory, 'database'));
  onServer = await makeServerDatabase('store');
});
afterAll(async () => {
  await onServer.drop();
  await rm(directory, { recursive: true, force: true });
});

const onError = () => undefined;

/** What the database is opened with, without bringing its tables up to date. */
const connect = (database: DatabaseOptions) => {
  if (database.kind === 'server') return openServer({ url: database.url, onError });
  if (database.kind === 'embedded') return openEmbedded({ directory: database.directory, onError });
  throw new Error('a database in memory is of one release');
};

describe.each(['embedded', 'server'] as const)('a database that a newer release wrote (%s)', (kind) => {
  const database = (): DatabaseOptions =>
    kind === 'server' ? { kind, url: onServer.url } : { kind, directory: join(directory, 'database') };
  const open = () =>
    openStore({
      database: database(),
      files: { kind: 'directory', directory: join(directory, 'files') },
      onError,
    });

  it('is refused by this one in words that say what to do, and left as it is', async () => {
    await (await open()).close();
    const newer = await connect(database());
    await newer.db.execute(sql`insert into migrations (hash, made_at) values ('of a release to come', 1)`);
    await newer.close();
    await expect(open()).rejects.toMatchObject({
      code: 'store.newer_schema',
      message: expect.stringMatching(/newer release of Ecco: it has 1 changes? .*restore a backup/),
    });
    const after = await connect(database());
    await after.db.execute(sql`delete from migrations where hash = 'of a release to come'`);
    await after.close();
    await (await open()).close();
  });
});
