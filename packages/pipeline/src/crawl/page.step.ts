/** Looks at one page of an organization's site. */
import { timeZoneOfState } from '@ecco/domain';
import type { NewCrawlPage } from '@ecco/store';
import { addressKey } from '../candidates/candidate.keys.ts';
import type { CandidateOrigin, UnjudgedCandidate } from '../candidates/candidate.type.ts';
import {
  articleCandidate,
  keysOfMeeting,
  meetingCandidate,
  meetingOfPage,
  paperCandidate,
  videoCandidate,
} from '../candidates/candidate-forms.ts';
import type { CrawledLink, CrawledPage } from '../sources/crawled/crawled.page.ts';
import { recognizeLink } from '../sources/recognize/recognize.ts';
import type { StepInput, StepResult } from './crawl.type.ts';
import { crawlAddress, isOnSite, linkWeight, shapeOf, siteOf, whyNot } from './site.scope.ts';

/** Meetings that are longer ago than this are history, and not proposed. */
const meetingsBackMs = 3 * 365 * 86_400_000;
/** Papers of no meeting, videos and addresses that one page gives at most. */
const papersMax = 100;
const videosMax = 30;
const nextMax = 200;
/** Pages whose addresses differ in numbers alone. */
const alikeMax = 40;

type PageReading = { input: StepInput; page: CrawledPage; url: string; now: Date };

const fileOf = /\.(?:pdf|docx?|rtf|odt|mp3|m4a)(?:$|[?#])/i;
const channel = /^https?:\/\/(?:www\.)?youtube\.com\/channel\/(UC[\w-]{22})/i;

/** The meetings of a page with their papers, and the papers that stand in none. */
function meetingsOf({ input, page, url, now }: PageReading, at: CandidateOrigin): UnjudgedCandidate[] {
  const timeZone = timeZoneOfState(input.subject.organization.state);
  const recent = page.meetings.filter(({ day }) => Date.parse(day) > now.getTime() - meetingsBackMs);
  return recent.flatMap((meeting) => {
    const [key = ''] = keysOfMeeting({ ...meeting, uid: null });
    const papers = meeting.papers.map((paper) =>
      paperCandidate(at, paper, { key, day: meeting.day, title: meeting.title }),
    );
    return [meetingCandidate(at, meetingOfPage(meeting, { url, timeZone })), ...papers];
  });
}

const papersOf = ({ page }: PageReading, at: CandidateOrigin): UnjudgedCandidate[] =>
  page.papers
    .filter(({ documentType, url }) => documentType !== 'document' && fileOf.test(url))
    .slice(0, papersMax)
    .map((paper) => paperCandidate(at, paper, null));

const isVideo = ({ url }: CrawledLink): boolean => recognizeLink(url)?.kind === 'video';

function pageCandidates(read: PageReading): UnjudgedCandidate[] {
  const { input, page, url } = read;
  const { subject } = input;
  const at: CandidateOrigin = { source: 'website', sourceUrl: url, isOwn: true };
  const videos = page.links
    .filter(isVideo)
    .slice(0, videosMax)
    .flatMap((link) => videoCandidate(subject, at, link) ?? []);
  const article =
    page.isArticle && page.meetings.length === 0 ? [articleCandidate(subject, at, { ...page, url })] : [];
  return [...meetingsOf(read, at), ...papersOf(read, at), ...videos, ...article];
}

const feedsOf = ({ input, page }: PageReading): NewCrawlPage[] => {
  const { depth } = input.page;
  const feeds = page.feeds
    .slice(0, 3)
    .map((url) => ({ url, step: 'feed' as const, source: 'feed' as const, weight: 60 }));
  const channels = page.links.flatMap(({ url }) => channel.exec(url)?.[1] ?? []).slice(0, 2);
  return [
    ...feeds,
    ...channels.map((id) => ({
      url: `https://www.youtube.com/feeds/videos.xml?channel_id=${id}`,
      ...{ step: 'feed' as const, source: 'channel' as const, weight: 60 },
    })),
    ...page.calendars.map((url) => ({
      url,
      step: 'calendar' as const,
      source: 'calendar' as const,
      weight: 70,
    })),
  ].flatMap(({ url, ...rest }) => {
    const address = crawlAddress(url, input.page.url);
    return address === null ? [] : [{ ...rest, url: address, depth: depth + 1 }];
  });
};

type PageLinks = Pick<StepResult, 'next' | 'leftOut'>;

/** Where a page leads within its site: what is followed, and what is left out and why. */
function ledBy(
  input: StepInput,
  links: readonly CrawledLink[],
  { now, depthMax }: { now: Date; depthMax: number },
): PageLinks {
  const site = siteOf(input.subject.organization.website ?? input.page.url);
  const depth = input.page.depth + 1;
  const led: PageLinks = { next: [], leftOut: [] };
  const shapes = new Map<string, number>();
  const seen = new Set<string>();
  for (const link of links) {
    const url = crawlAddress(link.url, input.page.url);
    if (url === null || seen.has(url) || !isOnSite(url, site) || fileOf.test(url)) continue;
    seen.add(url);
    const shape = shapeOf(url);
    const alike = (shapes.get(shape) ?? 0) + 1;
    shapes.set(shape, alike);
    const page = {
      url,
      step: 'page' as const,
      source: 'website' as const,
      depth,
      weight: linkWeight(url, link.text, depth),
    };
    const note =
      whyNot(url, now) ??
      (depth > depthMax
        ? 'It is too many links away.'
        : alike > alikeMax
          ? 'Too many pages are like it.'
          : null);
    if (note !== null) led.leftOut.push({ ...page, note });
    else if (led.next.length < nextMax) led.next.push(page);
  }
  return { next: led.next, leftOut: led.leftOut.slice(0, nextMax) };
}

const candidateCount = (unjudgedCandidates: readonly UnjudgedCandidate[]): string => {
  const meetings = unjudgedCandidates.filter(({ kind }) => kind === 'meeting').length;
  const papers = unjudgedCandidates.filter(({ kind }) => kind === 'document').length;
  const rest = unjudgedCandidates.length - meetings - papers;
  const reported = [
    [meetings, 'meeting'],
    [papers, 'paper'],
    [rest, 'other'],
  ] as const;
  return reported
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count} ${name}${count === 1 || name === 'other' ? '' : 's'}`)
    .join(', ');
};

/** Reads what a page tells and where it leads. */
export function readPageStep(read: PageReading, depthMax: number): StepResult {
  const { input, page, now } = read;
  const found = input.subject.personId === null ? pageCandidates(read) : [];
  const led = page.isClosed ? { next: [], leftOut: [] } : ledBy(input, page.links, { now, depthMax });
  const own = new Set(found.flatMap(({ keys }) => keys));
  const next = led.next.filter(({ url }) => !own.has(addressKey(url)) || page.isArticle);
  return {
    outcome: found.length > 0 ? 'found' : 'read',
    note: found.length > 0 ? candidateCount(found) : page.title.slice(0, 200),
    bytes: 0,
    found,
    ...(page.report.entries.length > 0 && { readingReports: [page.report] }),
    next: [...feedsOf(read), ...next],
    leftOut: led.leftOut,
  };
}
