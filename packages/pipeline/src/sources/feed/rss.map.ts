import type { JsonFeed, RdfFeed, RssFeed } from 'feedsmith';
import { escapeHtml, richText } from '../html/html.sanitize.ts';
import type { FeedEntry, MappedFeed } from '../source.type.ts';
import { parseDate } from '../text/date.text.ts';
import { categoryLabels, nestedLabels } from './feed.category.ts';
import {
  contentText,
  firstOf,
  olderPage,
  personsOf,
  pickEnclosure,
  podcastFields,
  secondsToMs,
  titleText,
  webUrl,
  withTranscriptsBeside,
} from './feed.field.ts';
import { lengthInSeconds } from './plain-length.ts';

export function mapRss(feed: RssFeed.Feed<string>, base: string | null): MappedFeed {
  const link =
    webUrl(feed.link, base) ?? webUrl(feed.atom?.links?.find(({ rel }) => rel === 'alternate')?.href, base);
  const home = base ?? link;
  return {
    format: 'rss',
    title: titleText(feed.title, feed.itunes?.title, feed.dc?.titles?.[0]),
    description: richText(firstOf(feed.description, feed.itunes?.summary, feed.itunes?.subtitle) ?? '', home),
    link,
    image: webUrl(feed.itunes?.image ?? feed.image?.url, home),
    author: firstOf(
      feed.itunes?.author,
      feed.dc?.creators?.[0],
      feed.managingEditor?.name,
      feed.itunes?.owner?.name,
    ),
    language: firstOf(feed.language, feed.dc?.languages?.[0], feed.xml?.lang)?.toLowerCase() ?? null,
    showGuid: firstOf(feed.podcast?.guid),
    itunesId: itunesIdOf(link, feed.itunes?.newFeedUrl),
    categories: categoryLabels([
      ...nestedLabels(feed.itunes?.categories),
      ...(feed.categories ?? []).map(({ name }) => name),
    ]),
    persons: personsOf(feed.podcast?.persons),
    entries: (feed.items ?? []).map((item) => mapRssItem(item, home)),
    entryCount: feed.items?.length ?? 0,
    movedTo: webUrl(feed.itunes?.newFeedUrl, home),
    nextUrl: olderPage(feed.atom?.links, home),
  };
}

function mapRssItem(item: RssFeed.Item<string>, base: string | null): FeedEntry {
  const permalink = item.guid?.isPermaLink === false ? null : webUrl(item.guid?.value, null);
  const media = [
    ...(item.media?.contents ?? []),
    ...(item.media?.groups ?? []).flatMap((group) => group.contents ?? []),
  ];
  const alternates = (item.podcast?.alternateEnclosures ?? []).map(({ type, length, sources }) => ({
    url: sources?.find(({ uri }) => /^https?:/i.test(uri ?? ''))?.uri,
    type,
    length,
  }));
  return {
    guid: firstOf(item.guid?.value),
    title: titleText(item.title, item.itunes?.title, item.media?.title?.value, item.dc?.titles?.[0]),
    description: contentText(
      firstOf(
        item.content?.encoded,
        item.description,
        item.itunes?.summary,
        item.itunes?.subtitle,
        item.dc?.descriptions?.[0],
      ) ?? '',
      base,
    ),
    link: webUrl(item.link, base) ?? webUrl(item.atom?.links?.[0]?.href, base) ?? permalink,
    publishedAt: parseDate(
      firstOf(
        item.pubDate,
        item.dc?.dates?.[0],
        item.dcterms?.created?.[0],
        item.atom?.published,
        item.atom?.updated,
      ),
    ),
    durationMs: secondsToMs(
      item.itunes?.duration ?? media.find(({ duration }) => duration !== undefined)?.duration,
    ),
    enclosure: pickEnclosure(
      [
        ...(item.enclosures ?? []),
        ...media.map(({ url, type, fileSize }) => ({ url, type, length: fileSize })),
        ...alternates,
      ],
      base,
    ),
    image: webUrl(item.itunes?.image ?? item.media?.thumbnails?.[0]?.url, base),
    author: firstOf(
      item.itunes?.author,
      item.dc?.creators?.[0],
      item.authors?.[0]?.name,
      item.authors?.[0]?.email,
    ),
    ...withTranscriptsBeside(podcastFields(item.podcast, base, item.psc), item.enclosures ?? [], base),
  };
}

export function mapRdf(feed: RdfFeed.Feed<string>, base: string | null): MappedFeed {
  const link = webUrl(feed.link, base);
  const home = base ?? link;
  return {
    format: 'rdf',
    title: titleText(feed.title, feed.dc?.titles?.[0]),
    description: richText(feed.description ?? feed.dc?.descriptions?.[0] ?? '', home),
    link,
    image: webUrl(feed.image?.url, home),
    author: firstOf(feed.dc?.creators?.[0], feed.dc?.publishers?.[0]),
    language: firstOf(feed.dc?.languages?.[0])?.toLowerCase() ?? null,
    showGuid: null,
    itunesId: null,
    categories: categoryLabels(feed.dc?.subjects ?? []),
    persons: [],
    entries: (feed.items ?? []).map((item) => ({
      guid: firstOf(item.rdf?.about, item.link),
      title: titleText(item.title, item.dc?.titles?.[0]),
      description: richText(
        firstOf(item.content?.encoded, item.description, item.dc?.descriptions?.[0]) ?? '',
        home,
      ),
      link: webUrl(item.link, home) ?? webUrl(item.rdf?.about, null),
      publishedAt: parseDate(firstOf(item.dc?.dates?.[0], item.dcterms?.created?.[0])),
      durationMs: null,
      enclosure: pickEnclosure(
        (item.media?.contents ?? []).map(({ url, type, fileSize }) => ({ url, type, length: fileSize })),
        home,
      ),
      image: webUrl(item.media?.thumbnails?.[0]?.url, home),
      author: firstOf(item.dc?.creators?.[0]),
      ...podcastFields(undefined, home),
    })),
    entryCount: feed.items?.length ?? 0,
    movedTo: null,
    nextUrl: olderPage(feed.atom?.links, home),
  };
}

export function mapJson(feed: JsonFeed.Feed<string>, base: string | null): MappedFeed {
  const home = base ?? webUrl(feed.feed_url, null) ?? webUrl(feed.home_page_url, null);
  return {
    format: 'json',
    title: titleText(feed.title),
    description: plain(feed.description),
    link: webUrl(feed.home_page_url, home),
    image: webUrl(feed.icon ?? feed.favicon, home),
    author: firstOf(feed.authors?.[0]?.name),
    language: firstOf(feed.language)?.toLowerCase() ?? null,
    showGuid: null,
    itunesId: null,
    categories: [],
    persons: [],
    entries: (feed.items ?? []).map((item) => ({
      guid: firstOf(item.id),
      title: titleText(item.title),
      description: item.content_html
        ? richText(item.content_html, home)
        : plain(item.content_text ?? item.summary),
      link: webUrl(item.url ?? item.external_url, home),
      publishedAt: parseDate(item.date_published ?? item.date_modified),
      durationMs: secondsToMs(item.attachments?.map(lengthOf).find((seconds) => seconds !== null)),
      enclosure: pickEnclosure(
        (item.attachments ?? []).map((file) => ({
          url: file.url,
          type: file.mime_type,
          length: file.size_in_bytes,
        })),
        home,
      ),
      image: webUrl(item.image ?? item.banner_image, home),
      author: firstOf(item.authors?.[0]?.name),
      ...podcastFields(undefined, home),
    })),
    entryCount: feed.items?.length ?? 0,
    movedTo: null,
    nextUrl: webUrl(feed.next_url, home),
  };
}

/** Some programs write the number of seconds as text. */
const lengthOf = ({ duration_in_seconds: said }: { duration_in_seconds?: unknown }): number | null =>
  typeof said === 'number' ? said : typeof said === 'string' ? lengthInSeconds(said) : null;

const plain = (text: string | undefined) => ({ html: escapeHtml(text ?? ''), text: text ?? '' });

/** The number Apple gives a show, where the feed links to its own page there. */
function itunesIdOf(...links: (string | null | undefined)[]): string | null {
  for (const link of links) {
    const id = /(?:podcasts|itunes)\.apple\.com\/\S{0,200}?\bid(\d{5,12})/.exec(link ?? '')?.[1];
    if (id) return id;
  }
  return null;
}
