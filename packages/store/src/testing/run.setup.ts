import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openStore } from '../open-store.ts';
import { type PostgresServer, startPostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The PostgreSQL server of this run, in whose database there is a store without a row. */
    postgresUrl: string;
  }
}

let server: PostgresServer | undefined;

/** One PostgreSQL server for the whole run: starting one takes seconds, a database in it a tenth of one. */
export async function setup({ provide }: TestProject): Promise<void> {
  server = await startPostgresServer();
  const store = await openStore({
    database: { kind: 'server', url: server.url },
    files: { kind: 'directory', directory: join(tmpdir(), 'ecco-no-files') },
  });
  await store.jobs.declare([]);
  await store.close();
  provide('postgresUrl', server.url);
}

export const teardown = async (): Promise<void> => server?.stop();
