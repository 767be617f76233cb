import type { FeedDocument } from '../sources/source.type.ts';
import type { Intake } from './intake.type.ts';

/** Fetches and reads a feed whole. Throws `fetch.*` and `source.feed.*`. */
export async function readFeed(
  { fetch, pool, feedMaxEntries, feedMaxBytes }: Intake,
  url: string,
): Promise<FeedDocument> {
  const fetched = await fetch.get(url, { maxBytes: feedMaxBytes });
  if (fetched.notModified) throw new Error('an unconditional request cannot be answered by "not modified"');
  const { bytes, head } = fetched;
  const hint = { url: head.url, charset: head.charset, maxEntries: feedMaxEntries };
  const feed = await pool.run('parseFeed', { bytes, ...hint });
  return { ...feed, movedTo: feed.movedTo ?? head.movedTo };
}
