import { defineJob, type JobDefinition } from '@ecco/store';
import { z } from 'zod';

const Feed = z.object({ title: z.string(), feedUrl: z.string(), siteUrl: z.string().nullable() });

export const OpmlJob = z.object({
  feeds: z.array(Feed),
  /** As of the job that reads a feed. */
  bounded: z.boolean().optional(),
});
export type OpmlJob = z.infer<typeof OpmlJob>;

export const importOpmlJob: JobDefinition<OpmlJob> = defineJob({
  name: 'import-opml',
  payload: OpmlJob,
  // Only the database is asked; a fault is a restart of it.
  retry: { limit: 5, delaySeconds: 5, backoff: true },
  concurrency: 1,
  expireSeconds: 300,
});

/** Feeds named by one job; a list of thousands becomes several. */
export const feedsPerJob = 100;
