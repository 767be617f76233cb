import type { ReadingReport } from '@ecco/domain';
import type { FetchOutcome, JobContext, Show, Store } from '@ecco/store';
import { hashOf } from '../fetch/content-hash.ts';
import { FetchError } from '../fetch/fetch.errors.ts';
import { ingestedWith, itemsOfFeed, storeShow } from '../ingest/feed-items.ts';
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
import { moveOf } from './feed-move.ts';
import { withOlderPages } from './feed-pages.ts';
import { takeLaterTranscripts } from './later-transcripts.ts';
import { type FeedReading, feedOf } from './read-feed-at.ts';

/** Entries written in one transaction. */
const batchSize = 50;

/** Entries ingested by a look that nobody, or a visitor, asked for; what is left comes with the next ones. */
const boundedMax = 50;

/** Longest time that a host's wish to be left alone is heeded, in ms. */
const holdOffMaxMs = 24 * 3_600_000;

type Reading = { show: Show; feed: FeedDocument; most: number };

/** `waiting`: entries that come with the next look. `leftOut`: why others do not come at all, in words. */
type FeedAddition = { waiting: number; leftOut: string[]; report: ReadingReport };

/** Writes the newest of the entries that are new, with their first jobs, in batches. */
async function addNew(tools: FeedTools, { show, feed, most }: Reading): Promise<FeedAddition> {
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

/** `isOpen`: something of it is to be tried again with the next look. */
type FollowedFeed = { reading: FeedReading; notes: string[]; feedUrl: string; isOpen: boolean };

/** What was read, with its older pages where nothing of it is known, from where the feed lives now. */
async function settled(tools: FeedTools, show: Show, { reading, signal }: Settling): Promise<FollowedFeed> {
  const url = show.feedUrl ?? reading.head.url;
  const { move, notes, isOpen = false } = await moveOf(tools, reading, { url, signal });
  const moved = move === null ? null : await tools.store.shows.moveFeed(show.id, move.url);
  const at = move !== null && moved !== null ? move.reading : reading;
  const texts =
    move === null ? notes : [moved === null ? `${move.note} A show is known there already.` : move.note];
  const isNew = show.contentHash === null;
  const pages = isNew ? await withOlderPages(tools, at, signal) : { reading: at, notes: [] };
  return {
    reading: pages.reading,
    notes: [...texts, ...pages.notes],
    feedUrl: moved?.feedUrl ?? url,
    isOpen,
  };
}

type Settling = { reading: FeedReading; signal: AbortSignal };

type Look = { show: Show; most: number; signal: AbortSignal };

/** Reads the feed and writes what is new in it; how the reading went is left to be written. */
async function readFeed(tools: FeedTools, { show, most, signal }: Look): Promise<Write> {
  const { store, fetch, feedMaxBytes } = tools;
  if (show.feedUrl === null) return async () => undefined;
  const { etag, lastModified } = show;
  const fetched = await fetch.get(show.feedUrl, { etag, lastModified, signal, maxBytes: feedMaxBytes });
  if (fetched.notModified) return (tx) => tx.shows.recordFetch({ showId: show.id, error: null });
  const { head, bytes } = fetched;
  const contentHash = hashOf(bytes);
  const isKnown = contentHash === show.contentHash && head.movedTo === null;
  if (isKnown) {
    const { etag: newTag, lastModified: newDay } = head;
    return (tx) =>
      tx.shows.recordFetch({
        showId: show.id,
        ...{ etag: newTag, lastModified: newDay, contentHash },
        error: null,
      });
  }
  const feed = await feedOf(tools, { bytes, head, signal });
  const read = await settled(tools, show, { reading: { feed, head, contentHash }, signal });
  await storeShow(store, read.reading.feed, read.feedUrl);
  await takeLaterTranscripts(tools, show, read.reading.feed);
  const added = await addNew(tools, { show, feed: read.reading.feed, most });
  const outcome = outcomeOf(show, read, added);
  return (tx) => tx.shows.recordFetch(outcome);
}

/** The validators are recorded only once nothing is left, of a feed that came whole: it is not taken for "nothing new" before. */
function outcomeOf(
  { id }: Show,
  { reading, notes, isOpen }: FollowedFeed,
  { waiting, leftOut, report }: FeedAddition,
): FetchOutcome {
  const { head, contentHash, feed } = reading;
  const validators = { etag: head.etag, lastModified: head.lastModified, contentHash };
  return {
    showId: id,
    ...(waiting === 0 && !feed.isCutOff && !isOpen ? validators : {}),
    entriesLeftOut: [...notes, ...leftOut],
    readingReports: [report],
    error: null,
  };
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
