import { sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';

// A job during which the process was killed this often may be what kills it; from then on it uses up its tries.
const killsForgiven = 25;

/**
 * Queues again, at once, the jobs that were active when the process died. Only for the single owner of a
 * database, at its start: nobody else can be working on them. A kill is not the job's fault and costs no try
 * (the queue counts a try when it fetches a job that had been started).
 */
export async function requeueOrphans(db: Db): Promise<void> {
  await db.execute(sql`
    update jobs.job
    set state = 'retry', start_after = now(), started_on = null, heartbeat_on = null,
        output = jsonb_build_object('kills', coalesce((output ->> 'kills')::int, 0) + 1)
    where state = 'active' and coalesce((output ->> 'kills')::int, 0) < ${killsForgiven}`);
}
