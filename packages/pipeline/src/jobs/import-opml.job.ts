import type { Store } from '@ecco/store';
import { z } from 'zod';
import { defineJob, done } from './define-job.ts';

const Feed = z.object({ title: z.string(), feedUrl: z.string(), siteUrl: z.string().nullable() });

export const OpmlJob = z.object({
  feeds: z.array(Feed),
  /** As of the job that reads a feed. */
  bounded: z.boolean().optional(),
});
export type OpmlJob = z.infer<typeof OpmlJob>;

/** Takes in the feeds that a list names. */
export const importOpmlJob = defineJob<OpmlJob, { store: Store }>({
  name: 'import-opml',
  payload: OpmlJob,
  // Only the database is asked; a fault is a restart of it.
  retry: { limit: 5, delaySeconds: 5, backoff: true },
  concurrency: 1,
  expireSeconds: 300,
  async run({ store }, job) {
    const { importOpml } = await import('../feeds/import-opml.ts');
    await importOpml(store, job);
    return done;
  },
});

/** Feeds named by one job; a list of thousands becomes several. */
export const feedsPerJob = 100;
