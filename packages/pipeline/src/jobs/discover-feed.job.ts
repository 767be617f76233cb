import { defineJob, type JobDefinition } from '@ecco/store';
import { z } from 'zod';

export const FeedJob = z.object({
  showId: z.uuid(),
  /** It was its time, and nobody waits for it: a failure is left to the next time, and what is new is bounded. */
  polled: z.boolean().optional(),
  /** Whoever asked has no account: what is new is bounded as if nobody had asked. */
  bounded: z.boolean().optional(),
});
export type FeedJob = z.infer<typeof FeedJob>;

const reading = {
  payload: FeedJob,
  // Hosts of feeds are down for minutes to hours; the next look at the feed makes up for what is missed.
  retry: { limit: 5, delaySeconds: 30, backoff: true },
  expireSeconds: 900,
};

export const discoverFeedJob: JobDefinition<FeedJob> = defineJob({
  ...reading,
  name: 'discover-feed',
  concurrency: 2,
});

/** The feeds of a list wait by themselves: thousands that answer slowly hold up no other feed. */
export const discoverListedFeedJob: JobDefinition<FeedJob> = defineJob({
  ...reading,
  name: 'discover-listed-feed',
  concurrency: 1,
});
