import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { z } from 'zod';
import { troubleOf } from '../errors/trouble.ts';
import type { Room } from '../room/room.ts';
import type { JobContext, JobHandler, StartJobs } from './job.types.ts';
import { finalFailureQueue } from './job-names.ts';

// Workers are woken for every job, so they seldom ask by themselves, unless the database cannot announce any.
const polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 30 };

/** An error with `permanent: true` is not tried again. */
const isPermanent = (error: unknown): boolean =>
  error instanceof z.ZodError ||
  (typeof error === 'object' && error !== null && 'permanent' in error && error.permanent === true);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

type Work = { handler: JobHandler; room: Room; onEvent: StartJobs['onEvent'] };

/** The ids of the workers of each queue. */
type Workers = Map<string, string[]>;

/**
 * Starts the workers of every definition, and the one that handles jobs with no try left. Returns what wakes the
 * workers of a queue.
 */
export async function workOn(
  boss: PgBoss,
  room: Room,
  { definitions, handlers, onEvent }: StartJobs,
): Promise<(queue: string) => void> {
  const byName = new Map(handlers.map((handler) => [handler.name, handler]));
  const workers: Workers = new Map([[finalFailureQueue, [await workOnFinalFailures(boss, byName)]]]);
  for (const { name, concurrency, reservedFrom } of definitions) {
    const handler = byName.get(name);
    if (!handler) continue;
    const work = { handler, room, onEvent };
    const ids: string[] = [];
    // One registration for each worker: only by its own id can a worker be told to fetch again.
    for (let worker = 0; worker < concurrency; worker += 1) ids.push(await startWorker(boss, work));
    if (reservedFrom !== undefined) ids.push(await startWorker(boss, work, { minPriority: reservedFrom }));
    workers.set(name, ids);
  }
  return (queue) => {
    for (const id of workers.get(queue) ?? []) boss.notifyWorker(id);
  };
}

async function startWorker(boss: PgBoss, work: Work, which: { minPriority?: number } = {}): Promise<string> {
  const workerId = await boss.work(
    work.handler.name,
    { ...polling, ...which, includeMetadata: true, perJobResults: true },
    async (jobs: JobWithMetadata[]) => {
      const results = [];
      for (const job of jobs) results.push(await runJob(job, work));
      // Without this nudge a worker sleeps out its polling interval between the jobs of a backlog.
      boss.notifyWorker(workerId);
      return results;
    },
  );
  return workerId;
}

/** Begins when there is room for its results, and anew when the disk got full on the way. */
async function workWithRoom({ handler, room }: Work, data: unknown, context: JobContext): Promise<void> {
  for (;;) {
    await room.whenLeft(context.signal);
    try {
      return await handler.run(data, context);
    } catch (error) {
      if (troubleOf(error) !== 'disk-full') throw error;
      await room.pause(context.signal);
    }
  }
}

async function runJob(job: JobWithMetadata, work: Work) {
  const began = performance.now();
  const attempt = job.retryCount + 1;
  const report = (error: string | null) =>
    work.onEvent?.({
      name: job.name,
      id: job.id,
      attempt,
      outcome: error === null ? 'completed' : 'failed',
      durationMs: performance.now() - began,
      error,
    });
  try {
    const lastAttempt = job.retryCount >= job.retryLimit;
    await workWithRoom(work, job.data, { id: job.id, attempt, lastAttempt, signal: job.signal });
    report(null);
    return { id: job.id, status: 'completed' as const };
  } catch (error) {
    const message = messageOf(error);
    report(message);
    return {
      id: job.id,
      status: isPermanent(error) ? ('deadletter' as const) : ('failed' as const),
      output: { message },
    };
  }
}

const FailureOutput = z.object({ message: z.string() });

async function workOnFinalFailures(boss: PgBoss, handlers: Map<string, JobHandler>): Promise<string> {
  const workerId = await boss.work(
    finalFailureQueue,
    { ...polling, includeMetadata: true },
    async (jobs: JobWithMetadata[]) => {
      for (const job of jobs) {
        const output = FailureOutput.safeParse(job.output);
        const message = output.success ? output.data.message : 'The work was interrupted too often.';
        await handlers.get(job.sourceName ?? '')?.finallyFailed(job.data, { message });
      }
      boss.notifyWorker(workerId);
    },
  );
  return workerId;
}
