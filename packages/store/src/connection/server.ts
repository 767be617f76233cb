import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Connection } from './connection.ts';
import type { Db } from './db.ts';
import * as schema from './schema.ts';
import { createServerJobDatabase } from './server-jobs.ts';
import { ServerListener } from './server-listener.ts';

type OpenServer = { url: string; onError: (error: Error) => void };

/** Opens a PostgreSQL server by its URL. Rejects when it does not answer. */
export async function openServer({ url, onError }: OpenServer): Promise<Connection> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // An idle connection that is lost is replaced by the pool; without a listener it would end the process.
  pool.on('error', onError);
  const db: Db = drizzle(pool, { schema });
  const listener = new ServerListener(url, onError);
  try {
    await db.execute(sql`select 1`);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    kind: 'server',
    db,
    singleOwner: false,
    listen: (channel, callback) => listener.listen(channel, callback),
    jobDatabase: createServerJobDatabase(pool, listener),
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}
