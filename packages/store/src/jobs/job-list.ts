import type { JobState } from '@ecco/domain';
import { sql } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';
import { offsetOf, type Page, type RowPage } from '../connection/page.ts';
import { finalFailureQueue } from './job-names.ts';

/** A job as it stands in its queue. `itemId`: what it is about, where that is an item. */
export type ListedJob = {
  id: string;
  queue: string;
  state: JobState;
  itemId: string | null;
  /** Tries that failed. */
  tries: number;
  createdAt: Date;
  startedAt: Date | null;
  /** It waits until then. */
  startAfter: Date | null;
  /** Why the last try failed. */
  reason: string | null;
};

const statesOf = {
  waiting: ['created', 'retry'],
  running: ['active'],
  failed: ['failed'],
} as const satisfies Record<JobState, readonly string[]>;

type Row = Omit<ListedJob, 'state' | 'createdAt' | 'startedAt' | 'startAfter'> & {
  created: string;
  started: string | null;
  after: string | null;
};

const dateIn = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** One page of the jobs that wait, run or failed, the newest first. */
export async function listJobs(
  db: Db,
  { state, ...page }: Page & { state: JobState },
): Promise<RowPage<ListedJob>> {
  const condition = sql`state::text = any(${sql.param([...statesOf[state]])}::text[]) and name <> ${finalFailureQueue}`;
  const { rows } = await db.execute<Row>(sql`
    select id::text as id, name as queue, data ->> 'itemId' as "itemId", retry_count::int as tries,
      created_on::text as created, started_on::text as started, start_after::text as after,
      left(coalesce(output ->> 'message', output #>> '{value,message}'), 500) as reason
    from jobs.job where ${condition}
    order by created_on desc, id limit ${page.perPage} offset ${offsetOf(page)}`);
  const counted = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from jobs.job where ${condition}`,
  );
  return {
    rows: rows.map(({ created, started, after, ...row }) => ({
      ...row,
      state,
      createdAt: new Date(created),
      startedAt: dateIn(started),
      startAfter: dateIn(after),
    })),
    total: counted.rows[0]?.total ?? 0,
  };
}

type Change = { id: string; name: string; how: 'retry' | 'cancel' };

/** Whether a job is there and stands so that this can be done: what failed is tried again, what has not ended canceled. */
export async function isChangeable(db: Db, { id, name, how }: Change): Promise<boolean> {
  const states = how === 'retry' ? statesOf.failed : [...statesOf.waiting, ...statesOf.running];
  const { rows } = await db.execute(
    sql`select 1 from jobs.job
        where id = ${id}::uuid and name = ${name} and state::text = any(${sql.param([...states])}::text[])`,
  );
  return rows.length > 0;
}
