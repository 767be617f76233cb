import { join } from 'node:path';
import { PgDatabase, PgDialect } from 'drizzle-orm/pg-core';
import { PgliteSession } from 'drizzle-orm/pglite/session';
import type { Connection } from './connection.ts';
import type { Db } from './db.ts';
import { lockDirectory } from './directory-lock.ts';
import { createThreadJobDatabase } from './embedded-jobs.ts';
import { ThreadClient } from './pglite-session.ts';
import { PgliteThread } from './pglite-thread.ts';

type OpenEmbedded = { directory: string | null; onError: (error: Error) => void };

/**
 * Opens PostgreSQL in a thread of this process, on a directory of which this process becomes the single owner,
 * or in memory. Throws `store.directory_in_use`.
 */
export async function openEmbedded({ directory, onError }: OpenEmbedded): Promise<Connection> {
  const lock = directory === null ? null : lockDirectory(directory);
  try {
    const thread = await PgliteThread.open(
      { directory: directory === null ? null : join(directory, 'postgres') },
      onError,
    );
    const dialect = new PgDialect();
    const db: Db = new PgDatabase(
      dialect,
      new PgliteSession(new ThreadClient(thread), dialect, undefined),
      undefined,
    );
    return {
      kind: directory === null ? 'memory' : 'embedded',
      db,
      singleOwner: true,
      alone: (work) => work(),
      listen: (channel, listener) => thread.listen(channel, listener),
      jobDatabase: createThreadJobDatabase(thread),
      close: async () => {
        await thread.close();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}
