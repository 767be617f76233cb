import type { Opml } from 'feedsmith';
import { parseOpml as parseOutline } from 'feedsmith';
import { type OpenReport, openReport } from '../report/reading.report.ts';
import { opmlUnreadable, opmlWithoutFeeds } from '../source.errors.ts';
import type { OpmlDocument, OpmlOutline } from '../source.type.ts';
import { plainAddress } from '../text/plain-address.ts';
import { decodeText } from '../text/text-decoding.ts';
import { firstOf, titleText, webUrl } from './feed.field.ts';

const maxFeeds = 10_000;
const feedType = /^(?:rss|atom|feed|podcast)$/i;
type Outline = Opml.Outline<string>;
type Pending = { outline: Outline; category: string | null };

/** Whether an entry is there to be followed: it opens no folder, and is said to be nothing but a feed. */
const isForFeed = ({ type, outlines }: Outline): boolean =>
  (outlines ?? []).length === 0 && (type === undefined || feedType.test(type));

/** Notes an entry that leads to no feed, or to one too many. */
function noteLeftOut(report: OpenReport, outline: Outline, at: number): void {
  const what = toFeed(outline, null) === null ? 'outline-without-address' : 'address-beyond-most';
  const excerpt = titleText(outline.title, outline.text);
  report.note({ what, at: { kind: 'entry', number: at }, excerpt });
}

/**
 * The feeds of an OPML list, each once, in order; entries without the address of a feed are reported. Throws `source.opml.unreadable` or
 * `source.opml.no-feeds`.
 */
export function parseOpml(bytes: Uint8Array, hint: { charset?: string | null } = {}): OpmlDocument {
  const { text } = decodeText(bytes, hint.charset);
  const document = readOutline(text.replace(/^[\s\ufeff]+/, ''));
  const feeds = new Map<string, OpmlOutline>();
  // What is next lies at the end: folders are opened in place, and a list may have any number of entries.
  const pending: Pending[] = [];
  const open = (outlines: readonly Outline[] = [], category: string | null = null): void => {
    for (const outline of outlines.toReversed()) pending.push({ outline, category });
  };
  open(document.body?.outlines);
  const report = openReport('opml', 'opml');
  let entryCount = 0;
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const feed = toFeed(next.outline, next.category);
    if (feed !== null || isForFeed(next.outline)) entryCount += 1;
    const isTaken = feed !== null && (feeds.size < maxFeeds || feeds.has(feed.feedUrl));
    if (isTaken && !feeds.has(feed.feedUrl)) feeds.set(feed.feedUrl, feed);
    if (!isTaken && (feed !== null || isForFeed(next.outline))) noteLeftOut(report, next.outline, entryCount);
    open(
      next.outline.outlines,
      feed ? next.category : titleText(next.outline.title, next.outline.text) || next.category,
    );
  }
  if (feeds.size === 0) throw opmlWithoutFeeds();
  const counted = { 'outline-without-address': entryCount, 'address-beyond-most': entryCount };
  return {
    title: firstOf(document.head?.title),
    feeds: [...feeds.values()],
    report: report.close(counted),
  };
}

function readOutline(text: string) {
  try {
    return parseOutline(text);
  } catch (error) {
    throw opmlUnreadable(error);
  }
}

function toFeed(outline: Outline, category: string | null): OpmlOutline | null {
  const isFeed = outline.type === undefined || feedType.test(outline.type);
  const feedUrl = webUrl(plainAddress(outline.xmlUrl ?? (isFeed ? (outline.url ?? '') : '')), null);
  if (!feedUrl) return null;
  return {
    title: titleText(outline.title, outline.text) || feedUrl,
    feedUrl,
    siteUrl: webUrl(outline.htmlUrl, null),
    category: firstOf(outline.category, category),
  };
}
