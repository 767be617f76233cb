import type { Store } from '@ecco/store';
import { z } from 'zod';
import type { RemakeTools } from '../stages/remake-old.ts';
import { defineJob, done } from './define-job.ts';

/** `after`: the item that it has come to; each is made again once, whatever came of it. Null at the beginning. */
const RemakeJob = z.object({ after: z.uuid().nullable() });
export type RemakeJob = z.infer<typeof RemakeJob>;

/** Makes results of older versions again at night, some items at a time; sends itself until it has come to the last. */
export const remakeOldJob = defineJob<RemakeJob, RemakeTools>({
  name: 'remake-old',
  payload: RemakeJob,
  retry: { limit: 20, delaySeconds: 60, backoff: true },
  concurrency: 1,
  expireSeconds: 120,
  async run(tools, job) {
    const { remakeSome } = await import('../stages/remake-old.ts');
    await remakeSome(tools, job);
    return done;
  },
});

/**
 * Queues it, to begin in so many ms. A job that runs cannot be queued again under its own key, so that each has the time
 * at which it begins in its key.
 */
export async function queueRemaking(
  { jobs }: Pick<Store, 'jobs'>,
  job: RemakeJob,
  { now, inMs }: { now: Date; inMs: number },
): Promise<void> {
  const startAfterSeconds = Math.ceil(inMs / 1000);
  const singletonKey = `${job.after ?? 'first'}.${now.getTime() + inMs}`;
  await jobs.send(remakeOldJob, job, { singletonKey, startAfterSeconds, priority: -10 });
}
