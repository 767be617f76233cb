import { defineJob, type JobDefinition, type Store, type Transaction } from '@ecco/store';
import { z } from 'zod';

const GatherJob = z.object({});
type GatherJob = z.infer<typeof GatherJob>;

/** Gathers what items tell into events (D40). */
export const gatherSignalsJob: JobDefinition<GatherJob> = defineJob({
  name: 'gather-signals',
  payload: GatherJob,
  // Only the database is asked, and what is left is taken up by the next one.
  retry: { limit: 5, delaySeconds: 5, backoff: true },
  // One after the other: two that tell the same event must see each other.
  concurrency: 1,
  expireSeconds: 900,
});

const priority = -5;

/**
 * Queues it for what is committed. Of a job that is there nobody knows whether it is at its end already, so that another
 * one follows it, which begins later than now.
 */
export async function queueGathering({ jobs }: Pick<Store, 'jobs'>): Promise<void> {
  const queued = await jobs.send(gatherSignalsJob, {}, { singletonKey: 'all', priority });
  if (queued !== null) return;
  await jobs.send(gatherSignalsJob, {}, { singletonKey: 'again', startAfterSeconds: 1, priority });
}

/** Queues it with a transaction: a job of its own, since one that is there could end before the transaction does. */
export async function queueGatheringWith({ jobs }: Pick<Transaction, 'jobs'>): Promise<void> {
  await jobs.send(gatherSignalsJob, {}, { priority });
}
