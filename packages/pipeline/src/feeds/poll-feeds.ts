import type { Store } from '@ecco/store';
import { discoverFeedJob } from '../jobs/discover-feed.job.ts';
import { lookEvery } from '../jobs/poll-feeds.job.ts';

/** Feeds queued by one look. */
const feedsMax = 1_000;

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
