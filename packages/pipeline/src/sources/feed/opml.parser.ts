import type { Opml } from 'feedsmith';
import { parseOpml as parseOutline } from 'feedsmith';
import { opmlUnreadable, opmlWithoutFeeds } from '../source.errors.ts';
import type { OpmlDocument, OpmlOutline } from '../source.type.ts';
import { plainAddress } from '../text/plain-address.ts';
import { decodeText } from '../text/text-decoding.ts';
import { firstOf, titleText, webUrl } from './feed.field.ts';

const maxFeeds = 10_000;
type Outline = Opml.Outline<string>;
type Pending = { outline: Outline; category: string | null };

/** The feeds of an OPML list, each once, in order. Throws `source.opml.unreadable` or `source.opml.no-feeds`. */
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
  for (let next = pending.pop(); next !== undefined && feeds.size < maxFeeds; next = pending.pop()) {
    const feed = toFeed(next.outline, next.category);
    if (feed && !feeds.has(feed.feedUrl)) feeds.set(feed.feedUrl, feed);
    open(
      next.outline.outlines,
      feed ? next.category : titleText(next.outline.title, next.outline.text) || next.category,
    );
  }
  if (feeds.size === 0) throw opmlWithoutFeeds();
  return { title: firstOf(document.head?.title), feeds: [...feeds.values()] };
}

function readOutline(text: string) {
  try {
    return parseOutline(text);
  } catch (error) {
    throw opmlUnreadable(error);
  }
}

function toFeed(outline: Outline, category: string | null): OpmlOutline | null {
  const isFeed = outline.type === undefined || /^(?:rss|atom|feed|podcast)$/i.test(outline.type);
  const feedUrl = webUrl(plainAddress(outline.xmlUrl ?? (isFeed ? (outline.url ?? '') : '')), null);
  if (!feedUrl) return null;
  return {
    title: titleText(outline.title, outline.text) || feedUrl,
    feedUrl,
    siteUrl: webUrl(outline.htmlUrl, null),
    category: firstOf(outline.category, category),
  };
}
