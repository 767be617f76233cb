import type { Enclosure, FeedEntry } from '../source.type.ts';
import { isOfDelivery } from '../text/address-noise.ts';

const mediaExtension = /\.(?:mp3|m4a|m4b|aac|ogg|oga|opus|wav|flac|mp4|m4v|webm|mov)$/i;
const hostLike = /^(?:[a-z0-9-]{1,63}\.)+[a-z]{2,24}$/i;

/**
 * A key of an episode that survives a publisher's change of guid: the address of its file without tracking
 * redirects, scheme and what of its query tells only of its delivery; without a file, title and day. Keys of different entries of one feed may collide only
 * where the publisher gives both the same file.
 */
export function dedupeKey(
  entry: Pick<FeedEntry, 'enclosure' | 'title' | 'publishedAt' | 'link' | 'guid'>,
): string {
  const media = entry.enclosure ? mediaKey(entry.enclosure) : null;
  return media ?? titleKey(entry) ?? `link:${entry.link ?? entry.guid ?? ''}`;
}

/** All keys by which an entry may be known already but its guid, strongest first: file, title and day. */
export function entryKeys(
  entry: Pick<FeedEntry, 'enclosure' | 'title' | 'publishedAt' | 'link' | 'guid'>,
): string[] {
  const media = entry.enclosure ? mediaKey(entry.enclosure) : null;
  return [...new Set([media, titleKey(entry), dedupeKey(entry)])].filter((key) => key !== null);
}

/**
 * Measurement services put themselves before the real address (`https://service/e/real.host/path.mp3`), singly or in
 * a row; the last part of the path that looks like a host begins the real one.
 */
function mediaKey({ url: address, isByQuery = false }: Enclosure): string | null {
  const url = URL.parse(address);
  if (!url) return null;
  const parts = url.pathname.split('/').filter((part) => part !== '' && !/^https?:$/i.test(part));
  const from = parts.findLastIndex(
    (part, index) => index < parts.length - 1 && hostLike.test(part) && !mediaExtension.test(part),
  );
  const real = from === -1 ? [url.hostname, ...parts] : parts.slice(from);
  const path = real.join('/').replace(/^www\./, '');
  const counts = isByQuery || !mediaExtension.test(path) || anyName.test(real.at(-1) ?? '');
  return `media:${path.toLowerCase()}${counts ? queryOf(url) : ''}`;
}

/** A file that is called so is every file of its host: which one, the query says. */
const anyName =
  /^(?:play|player|audio|video|media|download|stream|file|episode|podcast|track|enclosure|get|index|default|listen|content|output)\.\w{2,4}$/i;

/** What of a query says which file it is: "get.php?episode=1". */
function queryOf(url: URL): string {
  const named = [...url.searchParams].filter(([name]) => !isOfDelivery(name));
  if (named.length === 0) return '';
  return `?${named
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('&')}`;
}

/** The entries of a feed, those marked whose files have one path and are told apart by their queries alone. */
export function withFilesByQuery(entries: readonly FeedEntry[]): FeedEntry[] {
  const urlsOf = Map.groupBy(
    entries.flatMap(({ enclosure }) => enclosure ?? []),
    (enclosure) => mediaKey({ ...enclosure, isByQuery: false }),
  );
  return entries.map((entry) => {
    if (entry.enclosure === null) return entry;
    const alike = urlsOf.get(mediaKey({ ...entry.enclosure, isByQuery: false })) ?? [];
    const keys = new Set(alike.map((enclosure) => mediaKey({ ...enclosure, isByQuery: true })));
    return keys.size > 1 ? { ...entry, enclosure: { ...entry.enclosure, isByQuery: true } } : entry;
  });
}

/** By title and day, whatever their writing; null where one of them is not known. */
export function titleKey(entry: { title: string; publishedAt: string | null }): string | null {
  const title = entry.title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return title === '' || entry.publishedAt === null
    ? null
    : `title:${entry.publishedAt.slice(0, 10)}:${title}`;
}
