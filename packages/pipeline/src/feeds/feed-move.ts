/** Where a feed lives from now on: its publisher says so in it (`itunes:new-feed-url`), or its server for good (301, 308). */
import { canonicalUrl } from '../ingest/canonical-url.ts';
import type { FeedTools } from '../ingest/intake.type.ts';
import { discoverFeedJob } from '../jobs/discover-feed.job.ts';
import type { FeedDocument } from '../sources/source.type.ts';
import { failureOf } from '../work/failure.ts';
import { type FeedReading, readFeedAt } from './read-feed-at.ts';

/** `note`: what the source's page tells of it. */
type FeedMove = { url: string; reading: FeedReading; note: string };
/** `isOpen`: the address could not be read now, so that it is to be tried again. */
type MoveOutcome = { move: FeedMove | null; notes: string[]; isOpen?: boolean };

const sameAddress = (one: string, other: string): boolean => canonicalUrl(one) === canonicalUrl(other);

/** Whether two feeds are of one show: a page that stands where a feed was is followed by nobody. */
function isSameShow(one: FeedDocument, other: FeedDocument): boolean {
  if (one.showGuid !== null && one.showGuid === other.showGuid) return true;
  const keys = new Set(
    one.entries.flatMap(({ guid, title }) => [guid ?? '', title]).filter((key) => key !== ''),
  );
  const isShared = other.entries.some(({ guid, title }) => keys.has(guid ?? '') || keys.has(title));
  return isShared || (one.title !== '' && one.title === other.title);
}

const refused = (url: string, why: string): MoveOutcome => ({
  move: null,
  notes: [`The feed says that it has moved to ${url}. It was not followed: ${why}`],
});

async function followed(tools: FeedTools, from: FeedReading, at: MoveFrom): Promise<MoveOutcome> {
  const to = from.feed.movedTo ?? '';
  try {
    const reading = await readFeedAt(tools, { url: to, signal: at.signal });
    if (!isSameShow(from.feed, reading.feed)) return refused(to, 'another show stands there.');
    const back = reading.feed.movedTo;
    if (back !== null && sameAddress(back, at.url)) return refused(to, 'the feed there leads back.');
    return { move: { url: to, reading, note: `The feed has moved to ${to}.` }, notes: [] };
  } catch (error) {
    at.signal.throwIfAborted();
    return { ...refused(to, failureOf(error, discoverFeedJob.name).message), isOpen: true };
  }
}

type MoveFrom = { url: string; signal: AbortSignal };

/**
 * The move that a feed tells of, followed once: what the new feed says of a further one is followed with the next look. A feed
 * that leads back, that cannot be read or that is another show's is not followed, and `notes` say so.
 */
export async function moveOf(tools: FeedTools, reading: FeedReading, at: MoveFrom): Promise<MoveOutcome> {
  const { feed, head } = reading;
  if (feed.movedTo !== null && !sameAddress(feed.movedTo, at.url) && !sameAddress(feed.movedTo, head.url))
    return followed(tools, reading, at);
  const to = head.movedTo;
  if (to === null || sameAddress(to, at.url)) return { move: null, notes: [] };
  return { move: { url: to, reading, note: `The feed has moved to ${to}.` }, notes: [] };
}
