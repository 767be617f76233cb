import type { Store } from '@ecco/store';
import { discoverFeedJob } from '../jobs/discover-feed.job.ts';
import { pollFeedsJob } from '../jobs/poll-feeds.job.ts';
import { createRecurring, type Recurring } from '../jobs/recurring.ts';

/** However many processes work, the queue holds one look at a time. */
const pollKey = 'all';

/** Feeds queued by one look. */
const feedsMax = 1_000;

/** How often it is looked which feeds are due, in ms: a twelfth of their time, between a second and five minutes. */
const lookEvery = (everyMs: number): number => Math.min(Math.max(everyMs / 12, 1_000), 300_000);

type PollTools = { store: Pick<Store, 'shows' | 'jobs'>; everyMs: number };

/** Queues a look at every feed that is due, spread over the time until the next look; answers how many. */
export async function pollFeeds({ store, everyMs }: PollTools, now: Date): Promise<number> {
  if (everyMs === 0) return 0;
  const due = await store.shows.feedsDue({ now, everyMs, limit: feedsMax });
  const spreadSeconds = lookEvery(everyMs) / 1000 / due.length;
  let queued = 0;
  for (const [place, showId] of due.entries()) {
    const options = { singletonKey: showId, startAfterSeconds: Math.floor(place * spreadSeconds) };
    const id = await store.jobs.send(discoverFeedJob, { showId, polled: true }, options);
    queued += id === null ? 0 : 1;
  }
  return queued;
}

/** Asks for a look now and then, for as long as a process works; never where `everyMs` is 0. */
export function createPolling({ store, everyMs }: PollTools, onError: (error: unknown) => void): Recurring {
  const ask = () => store.jobs.send(pollFeedsJob, {}, { singletonKey: pollKey });
  const recurring = createRecurring({ atStart: ask, regularly: ask, everyMs: lookEvery(everyMs), onError });
  return { ...recurring, start: () => (everyMs === 0 ? undefined : recurring.start()) };
}
