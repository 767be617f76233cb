/** What a crawl reads of a page: where it leads, which meetings it tells of, and whether it is itself worth reading. */
import { createHash } from 'node:crypto';
import type { ReadingReport } from '@ecco/domain';
import { readHtml } from '../html/html.guard.ts';
import { flattenPage } from '../meetings/flat.page.ts';
import { readMeetingsPage } from '../meetings/page.meetings.ts';
import type { PageMeeting } from '../meetings/page-meeting.type.ts';
import { type PaperLink, paperOf } from '../meetings/paper.link.ts';
import { findFeedLinks } from '../recognize/feed.link.ts';
import { parseDate } from '../text/date.text.ts';
import { tidy } from '../text/tidy.ts';

export type CrawledLink = { url: string; text: string };
export type CrawledPage = {
  title: string;
  description: string | null;
  /** ISO 8601 in UTC. */
  publishedAt: string | null;
  /** It says of itself that it is an article. */
  isArticle: boolean;
  /** Robots are asked not to follow its links. */
  isClosed: boolean;
  text: string;
  links: CrawledLink[];
  /** Papers that stand in no meeting of the page. */
  papers: PaperLink[];
  meetings: PageMeeting[];
  /** What of its meetings could not be read. */
  report: ReadingReport;
  feeds: string[];
  calendars: string[];
  /** What its words come to without numbers. */
  signature: string;
};

const linksMax = 1_500;
const papersMax = 300;
const meetingsMax = 500;
const textMax = 20_000;
const linkTextMax = 200;

type Head = { said: Map<string, string>; isClosed: boolean; base: string };

function readHead(html: string, url: string): Head {
  const head: Head = { said: new Map(), isClosed: false, base: url };
  readHtml(html, {
    onopentag(tag, attributes) {
      if (tag === 'base' && attributes['href']) head.base = URL.parse(attributes['href'], url)?.href ?? url;
      if (tag !== 'meta') return;
      const name = (
        attributes['property'] ??
        attributes['name'] ??
        attributes['itemprop'] ??
        ''
      ).toLowerCase();
      const content = (attributes['content'] ?? '').slice(0, 5_000);
      if (name === 'robots' && /\bnofollow\b|\bnone\b/i.test(content)) head.isClosed = true;
      if (name !== '' && content.trim() !== '' && !head.said.has(name)) head.said.set(name, tidy(content));
    },
  });
  return head;
}

const articleData = /"@type"\s*:\s*(?:\[[^\]]{0,200})?"(?:News|Blog|Opinion)?(?:Article|Posting|Report)"/;
const publishedData = /"datePublished"\s*:\s*"([^"]{8,40})"/;

/** Reads a page. `url` is its address after redirects. Bounded in all that it gives. */
export function readCrawledPage(html: string, url: string): CrawledPage {
  const { said, isClosed, base } = readHead(html, url);
  const page = flattenPage(html);
  const { meetings: pageMeetings, report } = readMeetingsPage(html, base);
  const meetings = pageMeetings.slice(0, meetingsMax);
  const inMeetings = new Set(meetings.flatMap(({ papers }) => papers.map((paper) => paper.url)));
  const links = page.links.slice(0, linksMax).flatMap(({ href, text }) => {
    const address = URL.parse(href, base);
    return address && /^(?:https?|webcal):$/.test(address.protocol)
      ? [{ url: address.href, text: text.replace(/\s+/gu, ' ').slice(0, linkTextMax) }]
      : [];
  });
  const papers = page.links
    .slice(0, linksMax)
    .flatMap((link) => paperOf(link, base) ?? [])
    .filter((paper) => !inMeetings.has(paper.url));
  const h1 = page.elements.find(({ tag, start, end }) => tag === 'h1' && end > start);
  const data = page.data.join('\n');
  return {
    title:
      said.get('og:title') ||
      (h1 ? tidy(page.text.slice(h1.start, h1.end)).slice(0, 300) : '') ||
      page.title ||
      url,
    description: said.get('og:description') ?? said.get('description') ?? null,
    publishedAt: parseDate(
      said.get('article:published_time') ?? said.get('datepublished') ?? publishedData.exec(data)?.[1],
    ),
    isArticle: said.get('og:type') === 'article' || articleData.test(data),
    isClosed,
    text: page.text.slice(0, textMax),
    links,
    papers: [...new Map(papers.map((paper) => [paper.url, paper])).values()].slice(0, papersMax),
    meetings,
    report,
    signature: createHash('sha256')
      .update(page.text.replace(/\d+|\s+/gu, ''))
      .digest('hex'),
    feeds: findFeedLinks(html, base),
    calendars: [
      ...new Set(links.map((link) => link.url).filter((one) => /^webcal:|\.ics(?:$|[?#])/i.test(one))),
    ].slice(0, 5),
  };
}
