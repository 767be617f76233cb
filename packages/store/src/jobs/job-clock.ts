import { sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { jobsAhead } from '../errors/store.errors.ts';

/** Clocks of several machines are never quite the same; what is further ahead was written by one that was wrong. */
const ahead = sql`now() + interval '1 minute'`;

/**
 * Takes back what a clock that was ahead wrote into the jobs: those that waited for a moment that it had set wait from
 * now on, as long as they were to wait, and those that it began can be found silent again. A job that was queued anew
 * after a kill was to wait for nothing. Tells how many there were.
 */
export async function bringForward(db: Db, onError: (error: Error) => void): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update jobs.job
    set start_after = case
          when state >= 'active' then start_after
          when greatest(created_on, started_on) > ${ahead}
            then now() + greatest(start_after - greatest(created_on, started_on), interval '0')
          else now() end,
        created_on = least(created_on, now()),
        started_on = case when started_on is null then null else least(started_on, now()) end,
        heartbeat_on = case when heartbeat_on is null then null else least(heartbeat_on, now()) end
    where state <= 'active' and (
      greatest(created_on, started_on, heartbeat_on) > ${ahead}
      or (state = 'retry' and started_on is null and start_after > ${ahead}))
    returning id`);
  if (rows.length > 0) onError(jobsAhead(rows.length));
}
