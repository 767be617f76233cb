import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { isWaiting, items } from './item.table.ts';

/** Between these priorities jobs are brought forward: to the highest, so many of each owner and queue. */
type Forward = { lowest: number; highest: number; places: number };

/** Whose turn it is. */
export const createItemTurns = (db: Db) => ({
  /** How many items of somebody, or of a show that nobody brought in, have work before them; `most` at most. */
  async waitingOf(whose: { addedBy: string } | { showId: string }, most: number): Promise<number> {
    const isTheirs =
      'addedBy' in whose
        ? eq(items.addedBy, whose.addedBy)
        : and(eq(items.showId, whose.showId), isNull(items.addedBy));
    const waiting = db
      .select({ id: items.id })
      .from(items)
      .where(and(isTheirs, isWaiting(items)))
      .limit(most);
    return db.$count(waiting.as('waiting'));
  },

  /**
   * Brings forward, in every queue, the first jobs of everybody whose items wait, and of every show: the very first to the
   * `highest` priority, the next to one less. Those that are there already stay.
   */
  async bringTurnsForward({ lowest, highest, places }: Forward): Promise<void> {
    await db.execute(sql`
      update jobs.job set
        priority = ahead.turn,
        data = case when job.data ? 'priority'
               then jsonb_set(job.data, '{priority}', to_jsonb(ahead.turn)) else job.data end
      from (
        select waiting.id, waiting.name, (${highest}::int + 1 - row_number() over (
            partition by waiting.name, coalesce(${items.addedBy}, ${items.showId}::text, ${items.id}::text)
            order by waiting.priority desc, waiting.created_on, waiting.id))::int as turn
        from jobs.job waiting join ${items} on ${items.id} = (waiting.data ->> 'itemId')::uuid
        where waiting.state < 'active' and waiting.priority >= ${lowest}
      ) ahead
      where job.id = ahead.id and job.name = ahead.name and job.state < 'active'
        and ahead.turn > ${highest - places} and job.priority < ahead.turn`);
  },
});
