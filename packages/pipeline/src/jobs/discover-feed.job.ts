import { createHash } from 'node:crypto';
import { defineJob, type JobDefinition, type Show, type Store } from '@ecco/store';
import { z } from 'zod';
import type { GuardedFetch } from '../fetch/fetch.type.ts';
import { itemsOfFeed, showOfFeed, takenWith } from '../ingest/feed-items.ts';
import { unknownEntries } from '../ingest/known-entries.ts';
import { priorities, takeInMany } from '../ingest/take-in.ts';
import type { FeedDocument } from '../sources/source.type.ts';
import { failureOf } from '../stages/failure.ts';
import type { StageName } from '../stages/stage.type.ts';
import type { WorkPool } from '../work/work-pool.ts';
import type { StageJob } from './stage-job.ts';

export const FeedJob = z.object({ showId: z.uuid() });
export type FeedJob = z.infer<typeof FeedJob>;

export const discoverFeedJob: JobDefinition<FeedJob> = defineJob({
  name: 'discover-feed',
  payload: FeedJob,
  // Hosts of feeds are down for minutes to hours; the next look at the feed makes up for what is missed.
  retry: { limit: 5, delaySeconds: 30, backoff: true },
  concurrency: 2,
  expireSeconds: 900,
});

/** Entries written in one transaction. */
const batchSize = 50;

export type DiscoverTools = {
  store: Store;
  fetch: GuardedFetch;
  pool: WorkPool;
  feedMaxEntries: number;
  /** Largest feed that is read, in bytes. */
  feedMaxBytes: number;
  jobOf: (stage: StageName) => JobDefinition<StageJob>;
  clock: () => Date;
};

/** Writes those of the entries that are new, with their first jobs, in batches; answers how many. */
async function addNew(tools: DiscoverTools, show: Show, feed: FeedDocument): Promise<number> {
  const unknown = await unknownEntries(tools.store, show.id, feed.entries);
  const fresh = itemsOfFeed(feed, unknown, takenWith(show, tools.clock()));
  let added = 0;
  for (let start = 0; start < fresh.length; start += batchSize) {
    const batch = fresh.slice(start, start + batchSize);
    added += (await takeInMany(tools.store, tools.jobOf, batch, priorities.feed)).length;
  }
  return added;
}

async function readFeed(tools: DiscoverTools, show: Show, signal: AbortSignal): Promise<number> {
  const { store, fetch, pool, feedMaxEntries, feedMaxBytes } = tools;
  if (show.feedUrl === null) return 0;
  const { etag, lastModified } = show;
  const fetched = await fetch.get(show.feedUrl, { etag, lastModified, signal, maxBytes: feedMaxBytes });
  if (fetched.notModified) {
    await store.shows.recordFetch({ showId: show.id, error: null });
    return 0;
  }
  const { head, bytes } = fetched;
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  let added = 0;
  if (contentHash !== show.contentHash) {
    const hint = { url: head.url, charset: head.charset, maxEntries: feedMaxEntries };
    const feed = await pool.run('parseFeed', { bytes, ...hint }, signal);
    await store.shows.upsert(showOfFeed(feed, show.feedUrl));
    added = await addNew(tools, show, feed);
  }
  // The validators are recorded last: a read that was cut off is then not taken for "nothing new".
  const validators = { etag: head.etag, lastModified: head.lastModified, contentHash };
  await store.shows.recordFetch({ showId: show.id, ...validators, error: null });
  return added;
}

/** Reads a show's feed and takes in what is new. Throws after recording what went wrong. */
export async function discoverFeed(tools: DiscoverTools, job: FeedJob, signal: AbortSignal): Promise<number> {
  const show = await tools.store.shows.findById(job.showId);
  if (show === null) return 0;
  try {
    return await readFeed(tools, show, signal);
  } catch (error) {
    signal.throwIfAborted();
    const { message } = failureOf(error, 'discover-feed');
    await tools.store.shows.recordFetch({ showId: show.id, error: message });
    throw error;
  }
}
