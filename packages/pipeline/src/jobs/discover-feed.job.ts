import { defineJob, type JobDefinition } from '@ecco/store';
import { z } from 'zod';

export const FeedJob = z.object({
  showId: z.uuid(),
  /** It was its time, and nobody waits for it: a failure is left to the next time, and what is new is bounded. */
  polled: z.boolean().optional(),
});
export type FeedJob = z.infer<typeof FeedJob>;

export const discoverFeedJob: JobDefinition<FeedJob> = defineJob({
  name: 'discover-feed',
  payload: FeedJob,
  // Hosts of feeds are down for minutes to hours; the next look at the feed makes up for what is missed.
  retry: { limit: 5, delaySeconds: 30, backoff: true },
  concurrency: 2,
  expireSeconds: 900,
});
