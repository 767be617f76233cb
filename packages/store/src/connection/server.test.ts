import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from '../open-store.ts';
import { makeServerDatabase, type ServerDatabase } from '../testing/server-database.ts';
import { waitUntil } from '../testing/wait-until.ts';
import type { Connection } from './connection.ts';
import { openServer } from './server.ts';

let database: ServerDatabase;
let connection: Connection;
const errors: Error[] = [];
const open = () => openServer({ url: database.url, onError: (error) => errors.push(error) });

const definition = {
  name: 'early',
  retry: { limit: 1, delaySeconds: 1, backoff: false },
  concurrency: 1,
  expireSeconds: 60,
};

beforeAll(async () => {
  database = await makeServerDatabase('nothing');
});
afterAll(async () => {
  await connection?.close();
  await database?.drop();
});

it('says where a server is that cannot be reached, and why, and not its password', async () => {
  const refused = new URL(database.url);
  refused.port = '9';
  refused.password = 'hunter2';
  const place = `${refused.hostname}:9`;
  const attempt = openServer({ url: refused.href, onError: () => undefined });
  await expect(attempt).rejects.toMatchObject({
    code: 'store.unreachable',
    message: `The database cannot be reached at ${place}: nothing listens there. Check DATABASE_URL, and that the server runs.`,
  });
});

it('says of a database that the server does not have that it is that', async () => {
  const unknown = new URL(database.url);
  unknown.pathname = '/no_such_database';
  await expect(openServer({ url: unknown.href, onError: () => undefined })).rejects.toThrow(
    /^The database cannot be reached at [\w.]+:\d+: it has no such database\./,
  );
});

it('lets several processes make an empty database theirs at once', async () => {
  const openProcess = async () => {
    const store = await openStore({
      database: { kind: 'server', url: database.url },
      files: { kind: 'directory', directory: join(tmpdir(), 'ecco-no-files') },
      onError: (error) => errors.push(error),
    });
    await store.jobs.declare([definition]);
    return store;
  };
  const stores = await Promise.all([openProcess(), openProcess(), openProcess()]);
  await Promise.all(stores.map((store) => store.close()));
  expect(errors).toEqual([]);
});

it('hears notifications again after it lost its connection', async () => {
  connection = await open();
  const received: string[] = [];
  await connection.listen('news', (payload) => received.push(payload));
  await connection.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity 
        where datname = current_database() and query like 'listen%' and pid <> pg_backend_pid()`,
  );
  await waitUntil(() => errors.length > 0);
  await waitUntil(async () => {
    await connection.db.execute(sql`select pg_notify('news', 'again')`);
    return received.includes('again');
  });
});

it('goes on when a connection is lost between two statements of a transaction, which fails', async () => {
  connection ??= await open();
  const { db } = connection;
  const lost = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 10000)`);
    // Long enough for the end of the connection to be heard, which no statement waits for now.
    await waitUntil(async () =>
      tx.execute(sql`select 1`).then(
        () => false,
        () => true,
      ),
    );
    await tx.execute(sql`select 1`);
  });
  await expect(lost).rejects.toThrow();
  await expect(db.execute(sql`select 1`)).resolves.toBeDefined();
});

it('rejects when the server does not answer', async () => {
  const url = 'postgres://ecco:ecco@127.0.0.1:1/library';
  await expect(openServer({ url, onError: () => undefined })).rejects.toThrow();
});
