import type { Db as JobDatabase } from 'pg-boss';
import type { PgliteThread } from './pglite-thread.ts';

/**
 * The thread as the job queue's driver wants it. pg-boss expects the manners of a pool: a failed statement must
 * not spoil the next. On the one connection this means to roll back what a failed block left open, but never
 * the transaction of the code that is sending a job.
 */
export function createThreadJobDatabase(thread: PgliteThread): JobDatabase {
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
