import { appendAll } from '@ecco/domain';
import type { FeedTools } from '../ingest/intake.type.ts';
import { discoverFeedJob } from '../jobs/discover-feed.job.ts';
import type { FeedEntry } from '../sources/source.type.ts';
import { failureOf } from '../work/failure.ts';
import { type FeedReading, readFeedAt } from './read-feed-at.ts';

/** Pages of one feed: with a hundred entries each they hold more than a feed may have. */
const pagesMax = 30;

/** A feed with the entries of its older pages (RFC 5005), each page once, all of its own host; `notes`: which could not be read. */
export async function withOlderPages(
  tools: FeedTools,
  reading: FeedReading,
  signal: AbortSignal,
): Promise<{ reading: FeedReading; notes: string[] }> {
  const { feed, head } = reading;
  const entries: FeedEntry[] = [...feed.entries];
  const notes: string[] = [];
  const seen = new Set([head.url]);
  const { host } = new URL(head.url);
  let next = feed.nextUrl;
  while (next !== null && seen.size < pagesMax && entries.length < tools.feedMaxEntries) {
    if (seen.has(next) || new URL(next).host !== host) break;
    seen.add(next);
    try {
      const page = await readFeedAt(tools, { url: next, signal });
      appendAll(entries, page.feed.entries.slice(0, tools.feedMaxEntries - entries.length));
      next = page.feed.entries.length === 0 ? null : page.feed.nextUrl;
    } catch (error) {
      signal.throwIfAborted();
      notes.push(
        `An older page of the feed could not be read: ${failureOf(error, discoverFeedJob.name).message}`,
      );
      break;
    }
  }
  return { reading: { ...reading, feed: { ...feed, entries } }, notes };
}
