import type { Transaction } from '@ecco/store';
import { z } from 'zod';
import type { DigestJobTools } from '../digest/run-digest.ts';
import { defineJob } from './define-job.ts';
import { onceInRun, type StageJob } from './stage-job.ts';

export const DigestJob = z.object({ itemId: z.uuid(), anew: z.boolean().optional() });
export type DigestJob = z.infer<typeof DigestJob>;

/**
 * Speaks the digest of an item. One at a time and in a thread of its own, so that no stage waits for it; what fails
 * here leaves the item as it is.
 */
export const makeDigestJob = defineJob<DigestJob, { digest: DigestJobTools }>({
  name: 'make-digest',
  payload: DigestJob,
  // A stop of the process counts as a try; cards that were spoken before it are not spoken again.
  retry: { limit: 8, delaySeconds: 5, backoff: true },
  concurrency: 1,
  expireSeconds: 3_600,
  async run({ digest }, job, { signal }) {
    const { runDigest } = await import('../digest/run-digest.ts');
    return runDigest(digest, job, signal);
  },
  async takeUp({ digest }) {
    const { resumeDigests } = await import('../digest/run-digest.ts');
    await resumeDigests(digest);
  },
});

type Sender = Pick<Transaction, 'jobs'>;

/** Queues the digest of a run of an item; each run has a job of its own, since its summary may be another one. */
export async function queueDigest({ jobs }: Sender, job: StageJob): Promise<void> {
  await jobs.send(makeDigestJob, { itemId: job.itemId }, onceInRun(job));
}

/** Queues a digest that a person waits for, spoken anew. False when it waits already. */
export async function requeueDigest({ jobs }: Sender, itemId: string): Promise<boolean> {
  const options = { singletonKey: `${itemId}.anew`, priority: 10 };
  return (await jobs.send(makeDigestJob, { itemId, anew: true }, options)) !== null;
}
