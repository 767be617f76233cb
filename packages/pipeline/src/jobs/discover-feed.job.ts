import { z } from 'zod';
import type { FeedTools } from '../ingest/intake.type.ts';
import { defineJob } from './define-job.ts';

export const FeedJob = z.object({
  showId: z.uuid(),
  /** It was its time, and nobody waits for it: a failure is left to the next time, and what is new is bounded. */
  polled: z.boolean().optional(),
  /** Whoever asked has no account: what is new is bounded as if nobody had asked. */
  bounded: z.boolean().optional(),
});
export type FeedJob = z.infer<typeof FeedJob>;

/** Looks at a feed for what is new. */
export const discoverFeedJob = defineJob<FeedJob, { discover: FeedTools }>({
  name: 'discover-feed',
  payload: FeedJob,
  // Hosts of feeds are down for minutes to hours; the next look at the feed makes up for what is missed.
  retry: { limit: 5, delaySeconds: 30, backoff: true },
  concurrency: 2,
  expireSeconds: 900,
  async run({ discover }, job, context) {
    const { discoverFeed } = await import('../feeds/discover-feed.ts');
    return discoverFeed(discover, job, context);
  },
});
