import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db as JobDatabase } from 'pg-boss';
import { databaseUnreachable } from '../errors/store.errors.ts';
import { BoundedPool } from './bounded-pool.ts';
import type { Connection, PoolSizes } from './connection.ts';
import type { Db } from './db.ts';
import { ServerListener } from './server-listener.ts';
import { createBoundsHere, defaultLimits, type StatementLimits } from './statement-bounds.ts';

type OpenServer = {
  url: string;
  limits?: StatementLimits;
  pools?: PoolSizes;
  onError: (error: Error) => void;
};

const defaultPools: PoolSizes = { search: 4, usual: 10 };

const defaultPort = 5432;

// Any number, the same in every process.
const setupLock = 720_310;

/** Host and port of a server: what may be told of its address, which holds a password besides. */
function serverAddress(url: string): string {
  const { hostname, port } = new URL(url);
  return `${hostname || 'localhost'}:${port || defaultPort}`;
}

/** Opens a PostgreSQL server by its URL. Throws `store.unreachable` when it does not answer. */
export async function openServer(options: OpenServer): Promise<Connection> {
  const { url, onError, limits = defaultLimits, pools: sizes = defaultPools } = options;
  const here = createBoundsHere();
  const pool = new BoundedPool({ url, sizes, limits, here, onError });
  const db: Db = drizzle(pool);
  const listener = new ServerListener(url, onError);
  try {
    await db.execute(sql`select 1`);
  } catch (error) {
    await pool.end();
    throw databaseUnreachable(serverAddress(url), error);
  }
  return {
    kind: 'server',
    db,
    bounded: (bounds, work) => here.run(bounds, work),
    // Inside a transaction, too, `db` is another connection of the pool.
    isInTransaction: () => false,
    singleOwner: false,
    alone: (work) => withLock(pool, work),
    listen: (channel, callback, onGap) => listener.listen(channel, callback, onGap),
    jobDatabase: createServerJobDatabase(pool, listener),
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}

/** Holds a lock of the server, which is free again when this process ends, however that happens. */
async function withLock<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [setupLock]);
    const result = await work();
    await client.query('select pg_advisory_unlock($1)', [setupLock]);
    client.release();
    return result;
  } catch (error) {
    // Closing the connection gives up the lock, whatever state it is in.
    client.release(true);
    throw error;
  }
}

/** The pool as the job queue's driver wants it, with the store's one listening connection. */
function createServerJobDatabase(pool: pg.Pool, listener: ServerListener): JobDatabase {
  return {
    async executeSql(text, values) {
      // Without parameters a text may hold several statements, and the driver then answers with a list.
      const answer: pg.QueryResult | pg.QueryResult[] = await pool.query(
        text,
        values?.length ? values : undefined,
      );
      const results = Array.isArray(answer) ? answer : [answer];
      return { rows: results.flatMap((result) => result.rows ?? []) };
    },
    async listen(channel, onNotification, onReconnect) {
      const stop = await listener.listen(channel, onNotification, onReconnect);
      onReconnect();
      return { close: async () => stop() };
    },
  };
}
