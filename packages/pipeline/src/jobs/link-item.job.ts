import type { Transaction } from '@ecco/store';
import { z } from 'zod';
import type { LinkTools } from '../linking/link-item.ts';
import { defineJob } from './define-job.ts';
import { onceInRun, type StageJob } from './stage-job.ts';

const LinkJob = z.object({ itemId: z.uuid() });
type LinkJob = z.infer<typeof LinkJob>;

/** Links an item to organizations and people once it is read. */
export const linkItemJob = defineJob<LinkJob, LinkTools>({
  name: 'link-item',
  payload: LinkJob,
  // Only the database is asked; what fails here leaves the item as it is, and the next pass makes up for it.
  retry: { limit: 5, delaySeconds: 5, backoff: true },
  // One after the other, so that a speaker of two items gets one page.
  concurrency: 1,
  expireSeconds: 300,
  async run(tools, { itemId }, { signal }) {
    const { linkOne } = await import('../linking/link-item.ts');
    return linkOne(tools, itemId, signal);
  },
});

export async function queueLinking({ jobs }: Pick<Transaction, 'jobs'>, job: StageJob): Promise<void> {
  await jobs.send(linkItemJob, { itemId: job.itemId }, onceInRun(job));
}
