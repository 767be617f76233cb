import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db as JobDatabase } from 'pg-boss';
import { databaseAway, databaseUnreachable } from '../errors/store.errors.ts';
import type { Connection } from './connection.ts';
import type { Db } from './db.ts';
import { ServerListener } from './server-listener.ts';

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: Done) => void;
type Done = (release?: unknown) => void;

/** A pool that says of a server without an answer what it is. */
class NamingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (callback === undefined) {
      return super.connect().catch((error: unknown) => {
        throw databaseAway(error);
      });
    }
    super.connect((error, client, done) => callback(error && databaseAway(error), client, done));
    return undefined;
  }
}

/** A server that is silent is given up, and so is a wait for one of the connections; both are told as a server that is away. */
const connectWithinMs = 20_000;

type OpenServer = { url: string; onError: (error: Error) => void };

const defaultPort = 5432;

// Any number, the same in every process.
const setupLock = 720_310;

/** Host and port of a server: what may be told of its address, which holds a password besides. */
function placeOf(url: string): string {
  const { hostname, port } = new URL(url);
  return `${hostname || 'localhost'}:${port || defaultPort}`;
}

/** Opens a PostgreSQL server by its URL. Throws `store.unreachable` when it does not answer. */
export async function openServer({ url, onError }: OpenServer): Promise<Connection> {
  const pool = new NamingPool({ connectionString: url, max: 10, connectionTimeoutMillis: connectWithinMs });
  // An idle connection that is lost is replaced by the pool; without a listener it would end the process.
  pool.on('error', onError);
  // One that is lost between two statements of a transaction would as well; whoever holds it hears of it by the next one.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const db: Db = drizzle(pool);
  const listener = new ServerListener(url, onError);
  try {
    await db.execute(sql`select 1`);
  } catch (error) {
    await pool.end();
    throw databaseUnreachable(placeOf(url), error);
  }
  return {
    kind: 'server',
    db,
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
