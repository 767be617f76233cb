import type { AtomFeed } from 'feedsmith';
import { escapeHtml, richText } from '../html/html.sanitize.ts';
import type { FeedEntry, MappedFeed, RichText } from '../source.type.ts';
import { parseDate } from '../text/date.text.ts';
import { categoryLabels, nestedLabels } from './feed.category.ts';
import {
  firstOf,
  olderPage,
  pickEnclosure,
  podcastFields,
  secondsToMs,
  titleText,
  webUrl,
} from './feed.field.ts';

type Link = AtomFeed.Link<string>;

export function mapAtom(feed: AtomFeed.Feed<string>, base: string | null): MappedFeed {
  const home = webUrl(feed.xml?.base, base) ?? base;
  const link = pageOf(feed.links, home);
  const entries = feed.entries ?? [];
  return {
    format: 'atom',
    title: atomTitle(feed.title),
    description: atomText(feed.subtitle, home ?? link),
    link,
    image: webUrl(feed.logo ?? feed.itunes?.image ?? feed.icon, home ?? link),
    author: firstOf(feed.authors?.[0]?.name, feed.itunes?.author, feed.dc?.creators?.[0]),
    language: firstOf(feed.xml?.lang, feed.dc?.languages?.[0])?.toLowerCase() ?? null,
    showGuid: null,
    itunesId: null,
    categories: categoryLabels([
      ...nestedLabels(feed.itunes?.categories),
      ...(feed.categories ?? []).map(({ label, term }) => label ?? term),
    ]),
    persons: [],
    entries: entries.map((entry) => mapEntry(entry, home ?? link)),
    entryCount: entries.length,
    movedTo: webUrl(feed.itunes?.newFeedUrl, home),
    nextUrl: olderPage(feed.links, home),
  };
}

function mapEntry(entry: AtomFeed.Entry<string>, feedBase: string | null): FeedEntry {
  const base = webUrl(entry.xml?.base, feedBase) ?? feedBase;
  const enclosures = (entry.links ?? []).filter(({ rel }) => rel === 'enclosure');
  const groups = entry.media?.groups ?? [];
  const media = [...(entry.media?.contents ?? []), ...groups.flatMap((group) => group.contents ?? [])];
  const content = entry.content?.value ? entry.content : entry.summary;
  const description = atomText(content, base);
  return {
    guid: firstOf(entry.id),
    title: atomTitle(entry.title),
    // A video site's feed keeps its texts in the media group.
    description: description.text === '' ? plain(groups[0]?.description?.value) : description,
    link: pageOf(entry.links, base),
    publishedAt: parseDate(firstOf(entry.published, entry.updated, entry.dc?.dates?.[0])),
    durationMs: secondsToMs(entry.itunes?.duration),
    enclosure: pickEnclosure(
      [
        ...enclosures.map(({ href, type, length }) => ({ url: href, type, length })),
        ...media.map(({ url, type, fileSize }) => ({ url, type, length: fileSize })),
      ],
      base,
    ),
    image: webUrl(
      entry.itunes?.image ?? entry.media?.thumbnails?.[0]?.url ?? groups[0]?.thumbnails?.[0]?.url,
      base,
    ),
    author: firstOf(entry.authors?.[0]?.name, entry.source?.authors?.[0]?.name, entry.dc?.creators?.[0]),
    ...podcastFields(undefined, base),
  };
}

/** The page an entry stands on: the alternate link, HTML before other types. */
function pageOf(links: readonly Link[] | undefined, base: string | null): string | null {
  const pages = (links ?? []).filter(({ rel }) => rel === undefined || rel === 'alternate');
  const page = pages.find(({ type }) => type === undefined || type.includes('html')) ?? pages[0];
  return webUrl(page?.href, base);
}

const atomTitle = (text: AtomFeed.Text | undefined): string =>
  isPlain(text?.type) ? titleText(escapeHtml(text?.value ?? '')) : titleText(text?.value);

// `type="text"` is the default, yet feeds put HTML there all the same: what looks like markup is taken as such.
const atomText = (text: AtomFeed.Content | undefined, base: string | null): RichText =>
  isPlain(text?.type) && !/<\/?[a-z][^<>]*>|&\w+;/i.test(text?.value ?? '')
    ? plain(text?.value)
    : richText(text?.value ?? '', base);

const isPlain = (type: string | undefined): boolean =>
  type === undefined || type === 'text' || type === 'text/plain';
const plain = (text: string | undefined): RichText => ({ html: escapeHtml(text ?? ''), text: text ?? '' });
