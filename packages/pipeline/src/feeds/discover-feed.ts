import { createHash } from 'node:crypto';
import type { ReadingReport } from '@ecco/domain';
import type { FetchOutcome, JobContext, Show, Store } from '@ecco/store';
import { FetchError } from '../fetch/fetch.errors.ts';
import { ingestedWith, itemsOfFeed, keepShow } from '../ingest/feed-items.ts';
import { ingestMany } from '../ingest/ingest-item.ts';
import type { FeedTools } from '../ingest/intake.type.ts';
import { unknownEntries } from '../ingest/known-entries.ts';
import { withoutUnbounded } from '../ingest/left-out.ts';
import { discoverFeedJob, type FeedJob } from '../jobs/discover-feed.job.ts';
import type { JobResult } from '../jobs/job-line.ts';
import { conduct } from '../process/conductor.ts';
import type { Write } from '../process/process.type.ts';
import type { FeedDocument } from '../sources/source.type.ts';
import type { Failure } from '../work/failure.ts';

/** Entries written in one transaction. */
const batchSize = 50;

/** Entries ingested by a look that nobody, or a visitor, asked for; what is left comes with the next ones. */
const boundedMax = 50;

/** Longest time that a host's wish to be left alone is heeded, in ms. */
const holdOffMaxMs = 24 * 3_600_000;

type Reading = { show: Show; feed: FeedDocument; most: number };

/** `waiting`: entries that come with the next look. `leftOut`: why others do not come at all, in words. */
type Added = { waiting: number; leftOut: string[]; report: ReadingReport };

/** Writes the newest of the entries that are new, with their first jobs, in batches. */
async function addNew(tools: FeedTools, { show, feed, most }: Reading): Promise<Added> {
  const unknown = await unknownEntries(tools.store, show.id, feed.entries);
  const { items: fresh, leftOut } = withoutUnbounded(
    itemsOfFeed(feed, unknown, ingestedWith(show, tools.clock())),
  );
  for (let start = 0; start < Math.min(fresh.length, most); start += batchSize) {
    const batch = fresh.slice(start, Math.min(start + batchSize, most));
    await ingestMany(tools.store, tools.jobOf, batch, 'feed');
  }
  return { waiting: Math.max(0, fresh.length - most), leftOut, report: feed.report };
}

type Look = { show: Show; most: number; signal: AbortSignal };

/** Reads the feed and writes what is new in it; how the reading went is left to be written. */
async function readFeed(tools: FeedTools, { show, most, signal }: Look): Promise<Write> {
  const { store, fetch, pool, feedMaxEntries, feedMaxBytes } = tools;
  if (show.feedUrl === null) return async () => undefined;
  const { etag, lastModified } = show;
  const fetched = await fetch.get(show.feedUrl, { etag, lastModified, signal, maxBytes: feedMaxBytes });
  if (fetched.notModified) return (tx) => tx.shows.recordFetch({ showId: show.id, error: null });
  const { head, bytes } = fetched;
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  let added: Added | null = null;
  if (contentHash !== show.contentHash) {
    const hint = { url: head.url, charset: head.charset, maxEntries: feedMaxEntries };
    const feed = await pool.run('parseFeed', { bytes, ...hint }, signal);
    await keepShow(store, feed, show.feedUrl);
    added = await addNew(tools, { show, feed, most });
  }
  // The validators are recorded last, and only once nothing is left: the feed is not taken for "nothing new" before.
  const validators = { etag: head.etag, lastModified: head.lastModified, contentHash };
  const outcome: FetchOutcome = {
    showId: show.id,
    ...((added?.waiting ?? 0) === 0 ? validators : {}),
    ...(added === null ? {} : { entriesLeftOut: added.leftOut, readingReports: [added.report] }),
    error: null,
  };
  return (tx) => tx.shows.recordFetch(outcome);
}

function holdOffOf(error: unknown, now: Date): Date | null {
  if (!(error instanceof FetchError) || error.retryAfterMs === null) return null;
  return new Date(now.getTime() + Math.min(error.retryAfterMs, holdOffMaxMs));
}

/** The show, unless an admin has it left alone. */
async function heeded({ shows }: Pick<Store, 'shows'>, showId: string): Promise<Show | null> {
  const show = await shows.findById(showId);
  return show?.ignoredAt === null ? show : null;
}

/**
 * Reads a show's feed and ingests what is new; one that is ignored is left alone. What goes wrong is recorded each
 * time, and thrown, so that it is tried again, unless the feed was only polled.
 */
export function discoverFeed(
  tools: FeedTools,
  { showId, polled = false, bounded = polled }: FeedJob,
  context: Pick<JobContext, 'attempt' | 'signal'>,
): Promise<JobResult> {
  const { store, clock } = tools;
  const most = bounded ? boundedMax : Number.POSITIVE_INFINITY;
  const record = ({ message }: Failure, error: unknown): Promise<void> =>
    store.shows.recordFetch({ showId, error: message, heldOffUntil: holdOffOf(error, clock()) });
  return conduct({
    store,
    process: {
      begin: () => heeded(store, showId),
      advance: async (tx) => (await heeded(tx, showId)) !== null,
      fail: record,
      retried: record,
    },
    step: {
      name: discoverFeedJob.name,
      tries: polled ? 1 : discoverFeedJob.retry.limit + 1,
      compute: (show, { signal }) => readFeed(tools, { show, most, signal }),
    },
    context,
  });
}
