import { createHash } from 'node:crypto';
import type { NewItem, NewShow, Show, Store } from '@ecco/store';
import type { Form, PipelineMeta } from '../item/item-meta.ts';
import { mimeOfName } from '../media/media-file.ts';
import { dedupeKey } from '../sources/feed/dedupe.key.ts';
import { holdsContent } from '../sources/feed/entry.content.ts';
import type { FeedDocument, FeedEntry } from '../sources/source.type.ts';
import { firstStage } from './ingest-item.ts';
import { saidInWords } from './left-out.ts';

const fingerprintOf = (entry: FeedEntry): string =>
  createHash('sha256').update(dedupeKey(entry)).digest('hex').slice(0, 32);

const guidMax = 2_000;

const mimeOf = (entry: FeedEntry): string => entry.enclosure?.type ?? mimeOfName(entry.enclosure?.url ?? '');

function formOf(entry: FeedEntry): Form {
  if (entry.enclosure === null) return entry.transcripts.length > 0 ? 'media' : 'article';
  return mimeOf(entry) === 'application/pdf' ? 'pdf' : 'media';
}

function metaOfEntry(entry: FeedEntry, form: Form, feed: FeedDocument): Partial<PipelineMeta> {
  const persons = entry.persons.length > 0 ? entry.persons : feed.persons;
  return {
    form,
    mediaUrl: form === 'media' ? (entry.enclosure?.url ?? null) : null,
    transcripts: entry.transcripts,
    chaptersUrl: entry.chaptersUrl,
    chapters: entry.chapters,
    persons: persons.map(({ name, role }) => ({ name, role })),
  };
}

/** A guid is stored as it stands, or, where it is longer than a key can be, as what tells it from all others. */
const guidKey = (guid: string): string =>
  Buffer.byteLength(guid) <= guidMax ? guid : `sha256:${createHash('sha256').update(guid).digest('hex')}`;

function itemOfEntry(entry: FeedEntry, feed: FeedDocument, { showId, ingestedAt }: IngestedWith): NewItem {
  const fingerprint = fingerprintOf(entry);
  const form = formOf(entry);
  const mime = mimeOf(entry);
  const isVideo = mime.startsWith('video/');
  const kind = form === 'article' ? 'article' : form === 'pdf' ? 'document' : isVideo ? 'video' : 'episode';
  const media = form === 'media' ? (entry.enclosure?.url ?? null) : null;
  return {
    kind,
    showId,
    title: entry.title || 'Untitled',
    description: entry.description.text || null,
    language: feed.language,
    sourceUrl: form === 'pdf' ? (entry.enclosure?.url ?? null) : (entry.link ?? media),
    audioUrl: isVideo ? null : media,
    videoUrl: isVideo ? media : null,
    documentUrl: form === 'pdf' ? (entry.enclosure?.url ?? null) : null,
    imageUrl: entry.image ?? feed.image,
    author: entry.author ?? feed.author,
    durationMs: entry.durationMs,
    publishedAt: entry.publishedAt === null ? null : new Date(entry.publishedAt),
    guid: guidKey(entry.guid ?? entry.enclosure?.url ?? entry.link ?? fingerprint),
    fingerprint,
    meta: JSON.parse(JSON.stringify(metaOfEntry(entry, form, feed))),
    nextStage: firstStage,
    createdAt: ingestedAt,
  };
}

type IngestedWith = { showId: string; ingestedAt: Date };

/**
 * When entries count as ingested. All of one reading have one moment, so that the library shows them by their
 * dates; those of a feed that is read for the first time came with their show, however long the reading takes.
 */
export const ingestedWith = (show: Show, now: Date): IngestedWith => ({
  showId: show.id,
  ingestedAt: show.contentHash === null ? show.createdAt : now,
});

/** Entries of a feed as items of its show, newest first. Those with nothing to read or hear are left out. */
export function itemsOfFeed(
  feed: FeedDocument,
  entries: readonly FeedEntry[],
  ingested: IngestedWith,
): NewItem[] {
  return entries.filter(holdsContent).map((entry) => itemOfEntry(entry, feed, ingested));
}

/** Writes what a feed says of its show, and the tags it puts the show under. */
export async function storeShow(
  store: Pick<Store, 'transaction'>,
  feed: FeedDocument,
  feedUrl: string,
): Promise<{ show: Show; created: boolean }> {
  return saidInWords(() =>
    store.transaction(async (tx) => {
      const retained = await tx.shows.upsert(showOfFeed(feed, feedUrl));
      await tx.tags.replace(retained.show.id, feed.categories);
      return retained;
    }),
  );
}

/** What a feed says of its show. */
export function showOfFeed(feed: FeedDocument, feedUrl: string): NewShow & { feedUrl: string } {
  const spoken = feed.entries.filter((entry) => formOf(entry) === 'media').length;
  const name = feed.title || new URL(feedUrl).hostname;
  return {
    kind: spoken * 2 >= feed.entries.length ? 'podcast' : 'publication',
    slug: name,
    name,
    feedUrl,
    description: feed.description.text || null,
    website: feed.link,
    imageUrl: feed.image,
    itunesId: feed.itunesId,
    author: feed.author,
    language: feed.language,
  };
}
