import type { FeedPlace } from '../sources/directory/directory.type.ts';
import type { FeedDocument, FeedEntry } from '../sources/source.type.ts';
import { ingestedWith, itemsOfFeed, storeShow } from './feed-items.ts';
import { showIgnored } from './ingest.errors.ts';
import { ingestItem } from './ingest-item.ts';
import type { Intake, IntakeResult } from './intake.type.ts';
import { readFeed } from './read-feed.ts';

async function find(
  intake: Intake,
  { feedUrl, guid }: FeedPlace,
): Promise<{ feed: FeedDocument; entry: FeedEntry } | null> {
  const feed = await readFeed(intake, feedUrl).catch(() => null);
  const entry = feed?.entries.find((one) => one.guid === guid);
  return feed && entry ? { feed, entry } : null;
}

/**
 * Ingests one episode as its feed has it, with the transcript, chapters and persons of its publisher, which its
 * audio file tells nothing of; the rest of the feed stays outside. Null where the feed does not have it, or cannot be
 * read. Throws `ingest.show_ignored`.
 */
export async function ingestEpisode(intake: Intake, place: FeedPlace): Promise<IntakeResult | null> {
  const { store, jobOf, clock } = intake;
  const ignored = await store.shows.findByFeedUrl(place.feedUrl);
  if (ignored?.ignoredAt) throw showIgnored(ignored.name);
  const match = await find(intake, place);
  if (match === null) return null;
  const { show } = await storeShow(store, match.feed, place.feedUrl);
  const [input] = itemsOfFeed(match.feed, [match.entry], ingestedWith(show, clock()));
  if (input === undefined) return null;
  const { item, created } = await ingestItem(store, jobOf, { ...input, addedBy: intake.addedBy });
  return { recognised: 'media', known: !created, items: [item], show, showsQueued: 0, showsLeftOut: 0 };
}
