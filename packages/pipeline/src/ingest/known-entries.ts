import type { Item, Store } from '@ecco/store';
import { entryKeys } from '../sources/feed/dedupe.key.ts';
import type { FeedEntry } from '../sources/source.type.ts';

const page = 1_000;

const keysOf = ({ guid, title, publishedAt, sourceUrl, audioUrl, videoUrl, documentUrl }: Item): string[] => {
  const url = audioUrl ?? videoUrl ?? documentUrl;
  const enclosure = url === null ? null : { url, type: null, length: null };
  return entryKeys({
    guid,
    title,
    publishedAt: publishedAt?.toISOString() ?? null,
    link: sourceUrl,
    enclosure,
  });
};

/**
 * Those entries of a feed that its show does not have yet. An entry is known by its guid, its file, or its title
 * and day, so a publisher who changes all guids, or moves to another host, brings nothing twice.
 */
export async function unknownEntries(
  store: Pick<Store, 'items'>,
  showId: string,
  entries: readonly FeedEntry[],
): Promise<FeedEntry[]> {
  const known = new Set<string>();
  for (let number = 1; ; number += 1) {
    const { entries: found } = await store.items.library({ page: number, perPage: page, showId });
    for (const { item } of found) for (const key of keysOf(item)) known.add(key);
    if (found.length < page) break;
  }
  return entries.filter((entry) => !entryKeys(entry).some((key) => known.has(key)));
}
