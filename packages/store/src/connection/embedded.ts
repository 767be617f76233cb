import { join } from 'node:path';
import { PgDatabase, PgDialect } from 'drizzle-orm/pg-core';
import { PgliteSession } from 'drizzle-orm/pglite/session';
import type { Db as JobDatabase } from 'pg-boss';
import type { Connection } from './connection.ts';
import type { Db } from './db.ts';
import { lockDirectory } from './directory-lock.ts';
import { ThreadClient } from './pglite-session.ts';
import { PgliteThread } from './pglite-thread.ts';
import type { StatementLimits } from './statement-bounds.ts';

type OpenEmbedded = { directory: string; limits?: StatementLimits; onError: (error: Error) => void };

/**
 * Opens PostgreSQL in a thread of this process, on a directory of which this process becomes the single owner.
 * Throws `store.directory_in_use`.
 */
export async function openEmbedded({ directory, limits, onError }: OpenEmbedded): Promise<Connection> {
  const lock = lockDirectory(directory);
  try {
    const thread = await PgliteThread.open(
      { directory: join(directory, 'postgres'), ...(limits && { limits }) },
      onError,
    );
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
    bounded: (bounds, work) => thread.bounded(bounds, work),
    isInTransaction: () => thread.ambient !== null,
    singleOwner: true,
    alone: (work) => work(),
    listen: (channel, listener) => thread.listen(channel, listener),
    jobDatabase: createThreadJobDatabase(thread),
    close,
  };
}

/**
 * The thread as the job queue's driver wants it. pg-boss expects the manners of a pool: a failed statement must
 * not spoil the next. On the one connection this means to roll back what a failed block left open, but never
 * the transaction of the code that is sending a job.
 */
function createThreadJobDatabase(thread: PgliteThread): JobDatabase {
  async function run(text: string, values: unknown[] | undefined) {
    const inTransaction = thread.ambient !== null;
    const call = (sql: string) =>
      values?.length
        ? ({ kind: 'query', sql, params: values, mode: 'plain' } as const)
        : ({ kind: 'exec', sql } as const);
    if (inTransaction) return thread.post(call(text));
    try {
      return await thread.call(call(text));
    } catch (error) {
      await thread.call({ kind: 'exec', sql: 'rollback' });
      throw error;
    }
  }

  return {
    async executeSql(text, values) {
      const results = await run(text, values);
      return { rows: results.flatMap((result) => result.rows) };
    },
    async listen(channel, onNotification, onReconnect) {
      const stop = await thread.listen(channel, onNotification);
      onReconnect();
      return { close: async () => stop() };
    },
  };
}
