import type { Store } from '@ecco/store';
import { z } from 'zod';
import type { StageTools } from '../stages/stage.type.ts';
import { defineJob, done } from './define-job.ts';

/** `after`: the item that it has come to; null at the beginning. */
const ReadOlderJob = z.object({ after: z.uuid().nullable() });
export type ReadOlderJob = z.infer<typeof ReadOlderJob>;

/** Has items read again that older readers read, some at a time; sends itself until it has come to the last. */
export const readOlderJob = defineJob<ReadOlderJob, StageTools>({
  name: 'read-older',
  payload: ReadOlderJob,
  retry: { limit: 20, delaySeconds: 60, backoff: true },
  concurrency: 1,
  expireSeconds: 3_600,
  async run(tools, job, { signal }) {
    const { readSomeOlder } = await import('../stages/read-older.ts');
    await readSomeOlder(tools, job, signal);
    return done;
  },
});

/** Queues it; false where it is queued for this place already. */
export async function requeueReading(
  { jobs }: Pick<Store, 'jobs'>,
  job: ReadOlderJob,
  startAfterSeconds = 0,
): Promise<boolean> {
  const singletonKey = job.after ?? 'first';
  return (await jobs.send(readOlderJob, job, { singletonKey, startAfterSeconds, priority: -10 })) !== null;
}
