import { join } from 'node:path';
import { PgDatabase, PgDialect } from 'drizzle-orm/pg-core';
import { PgliteSession } from 'drizzle-orm/pglite/session';
import type { Connection } from './connection.ts';
import type { Db } from './db.ts';
import { lockDirectory } from './directory-lock.ts';
import { createThreadJobDatabase } from './embedded-jobs.ts';
import { ThreadClient } from './pglite-session.ts';
import { PgliteThread } from './pglite-thread.ts';

type OpenEmbedded = { directory: string; onError: (error: Error) => void };

/**
 * Opens PostgreSQL in a thread of this process, on a directory of which this process becomes the single owner.
 * Throws `store.directory_in_use`.
 */
export async function openEmbedded({ directory, onError }: OpenEmbedded): Promise<Connection> {
  const lock = lockDirectory(directory);
  try {
    const thread = await PgliteThread.open({ directory: join(directory, 'postgres') }, onError);
    return embeddedConnection(thread, {
      kind: 'embedded',
      close: async () => {
        await thread.close();
        lock.release();
      },
    });
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** The database of a thread as the store sees it. */
export function embeddedConnection(
  thread: PgliteThread,
  { kind, close }: Pick<Connection, 'kind' | 'close'>,
): Connection {
  const dialect = new PgDialect();
  const session = new PgliteSession(new ThreadClient(thread), dialect, undefined);
  const db: Db = new PgDatabase(dialect, session, undefined);
  return {
    kind,
    db,
    singleOwner: true,
    alone: (work) => work(),
    listen: (channel, listener) => thread.listen(channel, listener),
    jobDatabase: createThreadJobDatabase(thread),
    close,
  };
}
