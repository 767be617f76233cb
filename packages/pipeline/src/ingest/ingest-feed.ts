import { discoverFeedJob } from '../jobs/discover-feed.job.ts';
import { ingestedWith, itemsOfFeed, storeShow } from './feed-items.ts';
import { showIgnored } from './ingest.errors.ts';
import { ingestMany } from './ingest-item.ts';
import type { Intake, IntakeResult } from './intake.type.ts';
import { unknownEntries } from './known-entries.ts';
import { withoutUnbounded } from './left-out.ts';
import { readFeed } from './read-feed.ts';

/** Entries that are written, and shown, at once; the job brings the rest. */
const firstEntries = 10;

/**
 * Ingests a feed: the show and its newest entries at once, the others by a job. A feed that is known answers
 * with its newest entries and is read again. Throws `fetch.*`, `source.feed.*` and `ingest.show_ignored`.
 */
export async function ingestFeed(
  intake: Intake,
  url: string,
  recognised: 'feed' | 'directory',
): Promise<IntakeResult> {
  const { store, jobOf } = intake;
  const known = await store.shows.findByFeedUrl(url);
  if (known?.ignoredAt) throw showIgnored(known.name);
  const feed = await readFeed(intake, url);
  // The old address of a feed that has moved is the show that is known where it lives now.
  const there = feed.movedTo === null ? null : await store.shows.findByFeedUrl(feed.movedTo);
  if (there?.ignoredAt) throw showIgnored(there.name);
  const { show, created } = await storeShow(store, feed, there?.feedUrl ?? url);
  const newest = await unknownEntries(store, show.id, feed.entries.slice(0, firstEntries));
  // Why others are left out is recorded by the job, which reads the feed whole.
  const { items: first } = withoutUnbounded(itemsOfFeed(feed, newest, ingestedWith(show, intake.clock())));
  await ingestMany(store, jobOf, first, 'person');
  const job = { showId: show.id, bounded: intake.share !== null };
  await store.jobs.send(discoverFeedJob, job, { singletonKey: show.id });
  const { entries } = await store.items.library({ page: 1, perPage: firstEntries, showId: show.id });
  const items = entries
    .map(({ item }) => item)
    .sort((one, other) => (other.publishedAt?.getTime() ?? 0) - (one.publishedAt?.getTime() ?? 0));
  return { recognised, known: !created, items, show, showsQueued: 0, showsLeftOut: 0 };
}
