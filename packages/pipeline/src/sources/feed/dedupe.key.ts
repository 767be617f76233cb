import type { FeedEntry } from '../source.type.ts';

const mediaExtension = /\.(?:mp3|m4a|m4b|aac|ogg|oga|opus|wav|flac|mp4|m4v|webm|mov)$/i;
const hostLike = /^(?:[a-z0-9-]{1,63}\.)+[a-z]{2,24}$/i;

/**
 * A key of an episode that survives a publisher's change of guid: the address of its file without tracking
 * redirects, scheme and query; without a file, title and day. Keys of different entries of one feed may collide only
 * where the publisher gives both the same file.
 */
export function dedupeKey(
  entry: Pick<FeedEntry, 'enclosure' | 'title' | 'publishedAt' | 'link' | 'guid'>,
): string {
  const media = entry.enclosure ? mediaKey(entry.enclosure.url) : null;
  return media ?? titleKey(entry) ?? `link:${entry.link ?? entry.guid ?? ''}`;
}

/** All keys by which an entry may be known already, strongest first: guid, file, title and day. */
export function entryKeys(
  entry: Pick<FeedEntry, 'enclosure' | 'title' | 'publishedAt' | 'link' | 'guid'>,
): string[] {
  const guid = entry.guid === null ? null : `guid:${entry.guid}`;
  const media = entry.enclosure ? mediaKey(entry.enclosure.url) : null;
  return [...new Set([guid, media, titleKey(entry), dedupeKey(entry)])].filter((key) => key !== null);
}

/**
 * Measurement services put themselves before the real address (`https://service/e/real.host/path.mp3`), singly or in
 * a row; the last part of the path that looks like a host begins the real one.
 */
function mediaKey(address: string): string | null {
  const url = URL.parse(address);
  if (!url) return null;
  const parts = url.pathname.split('/').filter((part) => part !== '' && !/^https?:$/i.test(part));
  const from = parts.findLastIndex(
    (part, index) => index < parts.length - 1 && hostLike.test(part) && !mediaExtension.test(part),
  );
  const real = from === -1 ? [url.hostname, ...parts] : parts.slice(from);
  return `media:${real
    .join('/')
    .replace(/^www\./, '')
    .toLowerCase()}`;
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
