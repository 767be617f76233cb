import type { Transaction } from '@ecco/store';
import { z } from 'zod';
import type { LinkTools } from '../linking/link-item.ts';
import { defineJob } from './define-job.ts';

const PassJob = z.object({});
type PassJob = z.infer<typeof PassJob>;

/** Links some more items anew, after the graph changed; sends itself until all are. */
export const linkLibraryJob = defineJob<PassJob, LinkTools>({
  name: 'link-library',
  payload: PassJob,
  retry: { limit: 20, delaySeconds: 5, backoff: true },
  concurrency: 1,
  expireSeconds: 900,
  async run(tools, _job, { signal }) {
    const { linkSome } = await import('../linking/link-library.ts');
    return linkSome(tools, signal);
  },
  due: {
    // Changes of the graph that come together are linked together.
    everyMs: 60_000,
    async atStart({ store }) {
      const { resumePass } = await import('../linking/link-library.ts');
      await resumePass(store);
    },
    async regularly({ store }) {
      const { beginPass } = await import('../linking/link-library.ts');
      await beginPass(store, { wanted: false });
    },
  },
});

/** `after`: the item that the pass has come to, since a job that runs cannot be queued again under its own key. */
export async function queuePass({ jobs }: Pick<Transaction, 'jobs'>, after: string): Promise<void> {
  await jobs.send(linkLibraryJob, {}, { singletonKey: after, priority: -10 });
}
