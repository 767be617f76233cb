import type { Store } from '@ecco/store';
import { z } from 'zod';
import { defineJob, done } from './define-job.ts';

const PollJob = z.object({});
type PollJob = z.infer<typeof PollJob>;
/** `feedPollMs`: how long after one look at a feed the next one comes, in ms; 0 for never by itself. */
type PollTools = { store: Store; feedPollMs: number; clock: () => Date };

/** How often it is looked which feeds are due, in ms: a twelfth of their time, between a second and five minutes. */
export const lookEvery = (everyMs: number): number => Math.min(Math.max(everyMs / 12, 1_000), 300_000);

/** Queues a look at every feed that is due. */
export const pollFeedsJob = defineJob<PollJob, PollTools>({
  name: 'poll-feeds',
  payload: PollJob,
  // The next look comes by itself.
  retry: { limit: 0, delaySeconds: 0, backoff: false },
  concurrency: 1,
  expireSeconds: 120,
  async run({ store, feedPollMs, clock }) {
    const { pollFeeds } = await import('../feeds/poll-feeds.ts');
    await pollFeeds({ store, everyMs: feedPollMs }, clock());
    return done;
  },
  due: {
    everyMs: ({ feedPollMs }) => (feedPollMs === 0 ? 0 : lookEvery(feedPollMs)),
    // However many processes work, the queue holds one look at a time.
    async regularly({ store }) {
      await store.jobs.send(pollFeedsJob, {}, { singletonKey: 'all' });
    },
  },
});
