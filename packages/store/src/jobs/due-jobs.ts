import { sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { bringForward } from './job-clock.ts';

/** How often it is looked for them: the least delay of a retry. */
const lookMs = 1_000;
/** Every so many looks also for those that a wrong clock keeps waiting. */
const looksToClock = 60;

type WatchDueJobs = {
  db: Db;
  /** The queues to look at, and what is done for one that has a job to be worked now. */
  queues: readonly string[];
  onDue: (queue: string) => void;
  onError: (error: Error) => void;
};

/**
 * Looks for jobs whose time has come: a new one is announced by the database, a retry and a job for later are not. One
 * question a second for all queues, where each worker of each queue would ask. Returns what ends it.
 */
export function watchDueJobs({ db, queues, onDue, onError }: WatchDueJobs): () => void {
  const names = sql.join(
    queues.map((name) => sql`(${name})`),
    sql`, `,
  );
  let ended = false;
  let looks = 0;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    try {
      if (looks % looksToClock === 0) await bringForward(db, onError);
      looks += 1;
      const { rows } = await db.execute<{ name: string }>(
        sql`select queue.name from (values ${names}) as queue (name) where exists (
              select from jobs.job where job.name = queue.name
              and job.state < 'active' and not job.blocked and job.start_after <= now())`,
      );
      if (!ended) for (const { name } of rows) onDue(name);
    } catch (error) {
      if (!ended) onError(error instanceof Error ? error : new Error(String(error)));
    } finally {
      if (!ended) timer = setTimeout(() => void look(), lookMs);
    }
  }

  timer = setTimeout(() => void look(), lookMs);
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
