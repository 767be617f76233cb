/**
 * Feeds as found in the wild, in one shape: decode -> bound -> parse (feedsmith) -> map -> newest first. Whatever a
 * publisher got wrong ends as an empty field or as `source.feed.*`; nothing else is thrown.
 */
import type { ReadingReport } from '@ecco/domain';
import { parseFeed as parseAny } from 'feedsmith';
import { openReport } from '../report/reading.report.ts';
import { feedEmpty, feedTooLarge, feedUnreadable, SourceError } from '../source.errors.ts';
import type { FeedDocument, FeedEntry, MappedFeed } from '../source.type.ts';
import { decodeText, looksBinary } from '../text/text-decoding.ts';
import { mapAtom } from './atom.map.ts';
import { withFilesByQuery } from './dedupe.key.ts';
import { holdsContent } from './entry.content.ts';
import { sliceNewest } from './entry.slice.ts';
import { feedBegin } from './feed.begin.ts';
import { plainMarkup } from './feed.markup.ts';
import { withPlainLengths } from './plain-length.ts';
import { mapJson, mapRdf, mapRss } from './rss.map.ts';

export type FeedHint = {
  /** Charset of the transport's header. */
  charset?: string | null;
  /** Address of the feed; relative links are resolved against it. */
  url?: string | null;
  /** Entries kept, newest first. */
  maxEntries?: number;
  maxBytes?: number;
};

const defaults = { maxEntries: 1_000, maxBytes: 256 * 1_048_576 };

/** Reads RSS, Atom, RDF or JSON Feed. Throws `source.feed.empty`, `.too-large` or `.unreadable` (with the line). */
export function parseFeed(bytes: Uint8Array, hint: FeedHint = {}): FeedDocument {
  const maxBytes = hint.maxBytes ?? defaults.maxBytes;
  const maxEntries = hint.maxEntries ?? defaults.maxEntries;
  if (bytes.byteLength > maxBytes) throw feedTooLarge(maxBytes);
  const { text } = decodeText(bytes, hint.charset);
  const body = withoutNoise(text);
  if (body === '') throw feedEmpty();
  if (looksBinary(body)) throw feedUnreadable();
  const sliced = sliceNewest(body, maxEntries);
  const { openAt } = sliced;
  const cutAt = openAt === null ? null : lineAt(text, openAt + text.length - body.length);
  if (cutAt !== null && sliced.entryCount === 0) throw feedUnreadable(cutAt);
  const whole = cutAt === null ? sliced.text : closed(sliced.text, body);
  const feed = readAny(withPlainLengths(plainMarkup(whole)), hint.url ?? null);
  const entryCount = Math.max(sliced.entryCount, feed.entries.length);
  const entries = withFilesByQuery(newestFirst(feed.entries).slice(0, maxEntries));
  const report = reportOf({ ...feed, entryCount }, cutAt);
  return { ...feed, entryCount, entries, isCutOff: cutAt !== null, report };
}

/** A feed that ends in the middle of an entry, as far as its entries are whole. */
function closed(text: string, body: string): string {
  const ends = [...text.matchAll(/<\/(?:[\w-]{1,40}:)?(?:item|entry)\s{0,9}>/gi)];
  const last = ends.at(-1);
  const retained = last === undefined ? text : text.slice(0, last.index + last[0].length);
  return `${retained}${/<feed[\s>]/i.test(body.slice(0, 8_000)) ? '</feed>' : '</channel></rss>'}`;
}

function reportOf({ format, entries, entryCount }: MappedFeed, cutAt: number | null): ReadingReport {
  const report = openReport('feed', format);
  if (cutAt !== null) report.note({ what: 'entry-cut-off', at: { kind: 'line', number: cutAt } });
  // Where no entry has a day, the feed gives none.
  const isDated = entries.some(({ publishedAt }) => publishedAt !== null);
  for (const [index, entry] of entries.entries()) {
    const part = { at: { kind: 'entry' as const, number: index + 1 }, excerpt: entry.title };
    if (!holdsContent(entry)) report.note({ what: 'entry-without-content', ...part });
    if (entry.chaptersUnread > 0)
      report.note({ what: 'chapter-unread', count: entry.chaptersUnread, ...part });
    if (isDated && entry.publishedAt === null) report.note({ what: 'entry-without-day', ...part });
  }
  const chapterCount = entries.reduce((sum, one) => sum + one.chapters.length + one.chaptersUnread, 0);
  return report.close({
    'entry-without-content': entryCount,
    'entry-without-day': entryCount,
    'chapter-unread': chapterCount,
  });
}

/** Control characters, which no XML has, but those between lines and words. */
const controls = /(?![\t\n\r])\p{Cc}/gu;

/** A feed without what no XML has, and without what a site's program wrote before it: a warning, an empty line. */
function withoutNoise(text: string): string {
  const body = text.replace(controls, ' ').replace(/^[\s\ufeff]+/, '');
  return body.slice(feedBegin(body));
}

function readAny(text: string, base: string | null): MappedFeed {
  try {
    const parsed = parseAny(text);
    if (parsed.format === 'rss') return mapRss(parsed.feed, base);
    if (parsed.format === 'atom') return mapAtom(parsed.feed, base);
    if (parsed.format === 'rdf') return mapRdf(parsed.feed, base);
    return mapJson(parsed.feed, base);
  } catch (error) {
    throw error instanceof SourceError ? error : feedUnreadable(undefined, error);
  }
}

function newestFirst(entries: readonly FeedEntry[]): FeedEntry[] {
  const timeOf = (entry: FeedEntry) =>
    entry.publishedAt ? Date.parse(entry.publishedAt) : Number.NEGATIVE_INFINITY;
  return entries
    .map((entry, order) => ({ entry, order, time: timeOf(entry) }))
    .sort((a, b) => (a.time === b.time ? a.order - b.order : b.time - a.time))
    .map(({ entry }) => entry);
}

const lineAt = (text: string, position: number): number => text.slice(0, position).split(/\r\n|\r|\n/).length;
