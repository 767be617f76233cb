import type { Item, Store } from '@ecco/store';
import { entryKeys } from '../sources/feed/dedupe.key.ts';
import type { FeedEntry } from '../sources/source.type.ts';

const page = 1_000;

type EntryIdentity = Pick<FeedEntry, 'guid' | 'title' | 'publishedAt' | 'link' | 'enclosure'>;

function itemEntry({
  guid,
  title,
  publishedAt,
  sourceUrl,
  audioUrl,
  videoUrl,
  documentUrl,
}: Item): EntryIdentity {
  const url = audioUrl ?? videoUrl ?? documentUrl;
  const enclosure = url === null ? null : { url, type: null, length: null };
  return { guid, title, publishedAt: publishedAt?.toISOString() ?? null, link: sourceUrl, enclosure };
}

const entryDay = ({ publishedAt }: EntryIdentity): string | null => publishedAt?.slice(0, 10) ?? null;

/** Whether two entries of one guid may be one: some publishers give all of their episodes the same. */
function maySameBe(one: EntryIdentity, other: EntryIdentity): boolean {
  if (one.title === other.title || entryDay(one) === entryDay(other)) return true;
  const keys = new Set(entryKeys(one));
  return entryKeys(other).some((key) => keys.has(key)) || one.enclosure === null || other.enclosure === null;
}

/**
 * Those entries of a feed that its show does not have yet. An entry is known by its guid, its file, or its title
 * and day, so a publisher who changes all guids, or moves to another host, brings nothing twice. A guid of which
 * another episode is known, that has neither title, day nor file in common, is none: it is left off.
 */
export async function unknownEntries(
  store: Pick<Store, 'items'>,
  showId: string,
  entries: readonly FeedEntry[],
): Promise<FeedEntry[]> {
  const keys = new Set<string>();
  const byGuid = new Map<string, EntryIdentity>();
  const noteGuid = (entry: EntryIdentity): void => {
    if (entry.guid !== null && !byGuid.has(entry.guid)) byGuid.set(entry.guid, entry);
  };
  for (let number = 1; ; number += 1) {
    const { entries: itemsWithShow } = await store.items.library({ page: number, perPage: page, showId });
    for (const { item } of itemsWithShow) {
      const entry = itemEntry(item);
      noteGuid(entry);
      for (const key of entryKeys(entry)) keys.add(key);
    }
    if (itemsWithShow.length < page) break;
  }
  return entries.flatMap((entry) => {
    const named = entry.guid === null ? undefined : byGuid.get(entry.guid);
    const isKnown = entryKeys(entry).some((key) => keys.has(key)) || (named && maySameBe(entry, named));
    if (isKnown) return [];
    noteGuid(entry);
    return [named ? { ...entry, guid: null } : entry];
  });
}
