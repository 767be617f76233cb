import type { FeedTools } from '../ingest/intake.type.ts';
import { defineJob } from './define-job.ts';
import { FeedJob } from './discover-feed.job.ts';

/** The feeds of a list wait by themselves: thousands that answer slowly hold up no other feed. */
export const discoverListedFeedJob = defineJob<FeedJob, { discover: FeedTools }>({
  name: 'discover-listed-feed',
  payload: FeedJob,
  // As of every feed.
  retry: { limit: 5, delaySeconds: 30, backoff: true },
  concurrency: 1,
  expireSeconds: 900,
  async run({ discover }, job, context) {
    const { discoverFeed } = await import('../feeds/discover-feed.ts');
    return discoverFeed(discover, job, context);
  },
});
