import { defineJob, type JobDefinition, type Transaction } from '@ecco/store';
import { z } from 'zod';
import { inTurn, type StageJob } from './stage-job.ts';

const LinkJob = z.object({ itemId: z.uuid() });
type LinkJob = z.infer<typeof LinkJob>;
const PassJob = z.object({});
type PassJob = z.infer<typeof PassJob>;

/** Links an item to organizations and people once it is read. */
export const linkItemJob: JobDefinition<LinkJob> = defineJob({
  name: 'link-item',
  payload: LinkJob,
  // Only the database is asked; what fails here leaves the item as it is, and the next pass makes up for it.
  retry: { limit: 5, delaySeconds: 5, backoff: true },
  // One after the other, so that a speaker of two items gets one page.
  concurrency: 1,
  expireSeconds: 300,
});

/** Links some more items anew, after the graph changed; sends itself until all are. */
export const linkLibraryJob: JobDefinition<PassJob> = defineJob({
  name: 'link-library',
  payload: PassJob,
  retry: { limit: 20, delaySeconds: 5, backoff: true },
  concurrency: 1,
  expireSeconds: 900,
});

type Sender = Pick<Transaction, 'jobs'>;

export async function queueLinking({ jobs }: Sender, job: StageJob): Promise<void> {
  await jobs.send(linkItemJob, { itemId: job.itemId }, inTurn(job));
}

/** `after`: the item that the pass has come to, since a job that runs cannot be queued again under its own key. */
export async function queuePass({ jobs }: Sender, after: string): Promise<void> {
  await jobs.send(linkLibraryJob, {}, { singletonKey: after, priority: -10 });
}
