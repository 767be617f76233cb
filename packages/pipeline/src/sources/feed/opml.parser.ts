import type { Opml } from 'feedsmith';
import { parseOpml as parseOutline } from 'feedsmith';
import { opmlUnreadable, opmlWithoutFeeds } from '../source.errors.ts';
import type { OpmlDocument, OpmlOutline } from '../source.type.ts';
import { decodeText } from '../text/text-decoding.ts';
import { firstOf, titleText, webUrl } from './feed.field.ts';

const maxFeeds = 10_000;
type Outline = Opml.Outline<string>;

/** The feeds of an OPML list, each once, in order. Throws `source.opml.unreadable` or `source.opml.no-feeds`. */
export function parseOpml(bytes: Uint8Array, hint: { charset?: string | null } = {}): OpmlDocument {
  const { text } = decodeText(bytes, hint.charset);
  const document = readOutline(text.replace(/^[\s\ufeff]+/, ''));
  const feeds = new Map<string, OpmlOutline>();
  const pending: { outline: Outline; category: string | null }[] = (document.body?.outlines ?? []).map(
    (outline) => ({ outline, category: null }),
  );
  while (pending.length > 0 && feeds.size < maxFeeds) {
    const next = pending.shift();
    if (!next) break;
    const feed = toFeed(next.outline, next.category);
    if (feed && !feeds.has(feed.feedUrl)) feeds.set(feed.feedUrl, feed);
    const category = feed ? next.category : titleText(next.outline.title, next.outline.text) || next.category;
    pending.unshift(...(next.outline.outlines ?? []).map((outline) => ({ outline, category })));
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
  const feedUrl = webUrl(outline.xmlUrl, null);
  if (!feedUrl) return null;
  return {
    title: titleText(outline.title, outline.text) || feedUrl,
    feedUrl,
    siteUrl: webUrl(outline.htmlUrl, null),
    category: firstOf(outline.category, category),
  };
}
