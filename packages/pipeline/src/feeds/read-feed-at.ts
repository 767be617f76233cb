import { hashOf } from '../fetch/content-hash.ts';
import type { FetchedHead } from '../fetch/fetch.type.ts';
import type { FeedTools } from '../ingest/intake.type.ts';
import type { FeedDocument } from '../sources/source.type.ts';

/** A feed as it stood at an address. `contentHash`: of its bytes. */
export type FeedReading = { feed: FeedDocument; head: FetchedHead; contentHash: string };

type FeedAddress = { url: string; signal: AbortSignal };

/** Fetches and reads a feed, whatever is known of it. Throws `fetch.*` and `source.feed.*`. */
export async function readFeedAt(tools: FeedTools, { url, signal }: FeedAddress): Promise<FeedReading> {
  const { fetch, feedMaxBytes } = tools;
  const fetched = await fetch.get(url, { signal, maxBytes: feedMaxBytes });
  if (fetched.notModified) throw new Error('an unconditional request cannot be answered by "not modified"');
  const { bytes, head } = fetched;
  return { feed: await feedOf(tools, { bytes, head, signal }), head, contentHash: hashOf(bytes) };
}

type FeedAnswer = { bytes: Uint8Array; head: FetchedHead; signal: AbortSignal };

export const feedOf = (
  { pool, feedMaxEntries }: Pick<FeedTools, 'pool' | 'feedMaxEntries'>,
  { bytes, head, signal }: FeedAnswer,
): Promise<FeedDocument> =>
  pool.run('parseFeed', { bytes, url: head.url, charset: head.charset, maxEntries: feedMaxEntries }, signal);
