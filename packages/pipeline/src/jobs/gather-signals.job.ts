import { defineJob, type JobDefinition, type Transaction } from '@ecco/store';
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

export async function queueGathering({ jobs }: Pick<Transaction, 'jobs'>): Promise<void> {
  await jobs.send(gatherSignalsJob, {}, { singletonKey: 'all', priority: -5 });
}
