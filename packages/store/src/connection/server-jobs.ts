import type pg from 'pg';
import type { Db as JobDatabase } from 'pg-boss';
import type { ServerListener } from './server-listener.ts';

/** The pool as the job queue's driver wants it, with the store's one listening connection. */
export function createServerJobDatabase(pool: pg.Pool, listener: ServerListener): JobDatabase {
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
