/**
 * Transcripts that a publisher adds to entries that came without one and were transcribed meanwhile: each is fetched, compared
 * and, as the installation has it, proposed or used (D24).
 */
import type { Item, Show } from '@ecco/store';
import type { FeedTools } from '../ingest/intake.type.ts';
import { metaOf, writeMeta } from '../item/item-meta.ts';
import { beginPublisherRevision } from '../revision/request-revision.ts';
import { entryKeys } from '../sources/feed/dedupe.key.ts';
import type { FeedDocument, FeedEntry } from '../sources/source.type.ts';

/** Items of one show that are compared with its feed. */
const mostItems = 1_000;

/** What identifies an entry, or an item as an entry of its feed. */
const keysOf = (entry: Parameters<typeof entryKeys>[0]): string[] => [
  ...(entry.guid === null ? [] : [`guid:${entry.guid}`]),
  ...entryKeys(entry),
];

const keysOfItem = ({ guid, title, publishedAt, sourceUrl, audioUrl, videoUrl }: Item): string[] => {
  const url = audioUrl ?? videoUrl;
  const enclosure = url === null ? null : { url, type: null, length: null };
  return keysOf({ guid, title, publishedAt: publishedAt?.toISOString() ?? null, link: sourceUrl, enclosure });
};

/** The entry that an item is of: by its file or its title and day; by its guid where that is the entry's alone. */
function entryOf(item: Item, byKey: ReadonlyMap<string, FeedEntry | null>): FeedEntry | null {
  for (const key of keysOfItem(item).toReversed()) {
    const entry = byKey.get(key);
    if (entry) return entry;
  }
  return null;
}

function entriesByKey(entries: readonly FeedEntry[]): Map<string, FeedEntry | null> {
  const byKey = new Map<string, FeedEntry | null>();
  for (const entry of entries) {
    for (const key of keysOf(entry)) {
      const known = byKey.get(key);
      byKey.set(key, known === undefined || known === entry ? entry : null);
    }
  }
  return byKey;
}

/** Looks through a feed that was just read; answers for how many items a transcript came. */
export async function takeLaterTranscripts(
  { store, laterTranscripts }: FeedTools,
  show: Show,
  feed: FeedDocument,
): Promise<number> {
  const entries = feed.entries.filter(({ transcripts }) => transcripts.length > 0);
  if (laterTranscripts === 'ignore' || entries.length === 0 || show.contentHash === null) return 0;
  const byKey = entriesByKey(entries);
  let taken = 0;
  for (const item of await store.items.transcribedOfShow(show.id, mostItems)) {
    const entry = entryOf(item, byKey);
    const known = new Set(metaOf(item).transcripts.map(({ url }) => url));
    if (entry === null || entry.transcripts.every(({ url }) => known.has(url))) continue;
    const isTaken = await store.transaction(async (tx) => {
      const isUsedWhenDone = laterTranscripts === 'replace';
      const isBegun = await beginPublisherRevision(tx, item.id, { isUsedWhenDone });
      // While another one is being made it waits for the next look.
      if (isBegun) await writeMeta(tx, item.id, { transcripts: entry.transcripts });
      return isBegun;
    });
    if (isTaken) taken += 1;
  }
  return taken;
}
