import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from '../open-store.ts';
import { type PostgresServer, startPostgresServer } from '../testing/postgres-server.ts';
import { waitUntil } from '../testing/wait-until.ts';
import type { Connection } from './connection.ts';
import { openConnection } from './open-connection.ts';

let server: PostgresServer;
let connection: Connection;
const errors: Error[] = [];
const open = () => openConnection({ kind: 'server', url: server.url }, (error) => errors.push(error));

const definition = {
  name: 'early',
  retry: { limit: 1, delaySeconds: 1, backoff: false },
  concurrency: 1,
  expireSeconds: 60,
};

beforeAll(async () => {
  server = await startPostgresServer();
});
afterAll(async () => {
  await connection?.close();
  await server?.stop();
});

it('lets several processes make an empty database theirs at once', async () => {
  const openProcess = async () => {
    const store = await openStore({
      database: { kind: 'server', url: server.url },
      files: { kind: 'directory', directory: '/nonexistent' },
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
  const heard: string[] = [];
  await connection.listen('news', (payload) => heard.push(payload));
  await connection.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and pid <> pg_backend_pid()`,
  );
  await waitUntil(() => errors.length > 0);
  await waitUntil(async () => {
    await connection.db.execute(sql`select pg_notify('news', 'again')`);
    return heard.includes('again');
  });
});

it('rejects when the server does not answer', async () => {
  const url = 'postgres://ecco:ecco@127.0.0.1:1/library';
  await expect(openConnection({ kind: 'server', url }, () => undefined)).rejects.toThrow();
});
