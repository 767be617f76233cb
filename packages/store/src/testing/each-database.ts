import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import type { DatabaseOptions } from '../connection/connection.ts';
import { openStore } from '../open-store.ts';
import type { Store } from '../store.ts';
import { makeServerDatabase, type ServerDatabase } from './server-database.ts';

type OpenedStore = {
  /** The store of this run of the suite; only inside a test. */
  readonly store: Store;
  readonly database: DatabaseOptions;
  /** What went wrong in the background so far. */
  readonly errors: Error[];
};

/**
 * Runs the suite against the embedded database in memory and again against a real PostgreSQL server; each run has a
 * store in which there is nothing yet.
 */
export function describeEachDatabase(name: string, suite: (opened: OpenedStore) => void): void {
  describe.each(['memory', 'server'] as const)(`${name} (%s)`, (kind) => {
    const errors: Error[] = [];
    let store: Store | undefined;
    let database: DatabaseOptions = { kind: 'memory' };
    let onServer: ServerDatabase | undefined;
    let directory = '';

    beforeAll(async () => {
      directory = await mkdtemp(join(tmpdir(), 'ecco-store-'));
      if (kind === 'server') {
        onServer = await makeServerDatabase('store');
        database = { kind, url: onServer.url };
      }
      const files = { kind: 'directory', directory } as const;
      store = await openStore({ database, files, onError: (error) => errors.push(error) });
    });

    afterAll(async () => {
      await store?.close();
      await onServer?.drop();
      await rm(directory, { recursive: true, force: true });
    });

    suite({
      errors,
      get database() {
        return database;
      },
      get store() {
        if (!store) throw new Error('the store is open inside tests only');
        return store;
      },
    });
  });
}
