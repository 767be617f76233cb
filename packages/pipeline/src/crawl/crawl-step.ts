/** Looks at one address of a crawl, as what it is: a page, a sitemap, a calendar, a feed or a question to the directory. */
import { candidateSources, crawlSteps, timeZoneOfState } from '@ecco/domain';
import type { CrawlVisit, NewCrawlPage } from '@ecco/store';
import type { CandidateOrigin } from '../candidates/candidate.type.ts';
import {
  entryCandidate,
  episodeCandidate,
  meetingCandidate,
  meetingOfEvent,
} from '../candidates/candidate-forms.ts';
import { FetchError } from '../fetch/fetch.errors.ts';
import type { DirectoryEpisode } from '../sources/directory/directory.type.ts';
import { isMeetingWords, noMeeting } from '../sources/meetings/meeting.words.ts';
import { openReport } from '../sources/report/reading.report.ts';
import { failureOf } from '../work/failure.ts';
import type { CrawlTools, StepInput, StepResult } from './crawl.type.ts';
import { type CrawlAnswer, politeGet } from './crawl-fetch.ts';
import { readPageStep } from './page.step.ts';
import { crawlAddress, isOnSite, linkWeight, siteOf, whyNot } from './site.scope.ts';

type Answer = Extract<CrawlAnswer, { kind: 'read' }>;
/** What is written of a step: what it found, and what is known of its address from now on. */
export type StepDone = StepResult & { visit: CrawlVisit | null };

const dayMs = 86_400_000;
/** Events of a calendar that are proposed: those of a year back and a year and a half ahead. */
const calendarWindow = (now: Date) => ({
  today: now,
  from: new Date(now.getTime() - 365 * dayMs),
  to: new Date(now.getTime() + 550 * dayMs),
});
/** Entries of one feed that are proposed, the newest; addresses of one sitemap that are followed. */
const entriesMax = 100;
const sitemapPagesMax = 1_000;
const meetingTitle = /\b(?:meeting|board|committee|commission|council|trustee|hearing|session|retreat)/i;

const nothing: Omit<StepResult, 'outcome' | 'note'> = { bytes: 0, found: [], next: [], leftOut: [] };
const ended = (outcome: StepResult['outcome'], note: string | null): StepResult => ({
  ...nothing,
  outcome,
  note,
});

async function readPage(tools: CrawlTools, input: StepInput, { head, bytes }: Answer): Promise<StepResult> {
  const site = siteOf(input.subject.organization.website ?? input.page.url);
  if (!isOnSite(head.url, site) && !isOnSite(head.url, siteOf(input.page.url)))
    return ended('skipped', `It leads to another site, ${siteOf(head.url)}.`);
  if (head.mime !== null && /calendar/.test(head.mime)) return readCalendar(tools, input, { head, bytes });
  if (head.mime !== null && !/html|xml|text\/plain/.test(head.mime))
    return ended('read', `It is no page but ${head.mime}.`);
  const page = await tools.pool.run(
    'readCrawledPage',
    { bytes, url: head.url, charset: head.charset },
    input.signal,
  );
  const { signature } = page;
  const since = input.crawl.startedAt ?? input.crawl.createdAt;
  const same = await tools.store.crawls.sameSince(input.crawl.organizationId, {
    url: input.page.url,
    signature,
    since,
  });
  if (same !== null) return { ...ended('skipped', `It says the same as ${same}.`), signature };
  return {
    ...readPageStep({ input, page, url: head.url, now: tools.clock() }, tools.limits.depthMax),
    signature,
  };
}

async function readSitemap(
  tools: CrawlTools,
  input: StepInput,
  { head, bytes }: Pick<Answer, 'head' | 'bytes'>,
): Promise<StepResult> {
  const { pages, sitemaps, report } = await tools.pool.run(
    'parseSitemap',
    { bytes, charset: head.charset },
    input.signal,
  );
  const site = siteOf(input.subject.organization.website ?? input.page.url);
  const now = tools.clock();
  const depth = input.page.depth + 1;
  const led = (addresses: readonly string[], step: 'page' | 'sitemap'): NewCrawlPage[] =>
    addresses.flatMap((one) => {
      const url = crawlAddress(one, head.url);
      if (url === null || !isOnSite(url, site) || whyNot(url, now) !== null) return [];
      return [
        {
          url,
          step,
          source: 'website' as const,
          depth,
          weight: step === 'sitemap' ? 50 : linkWeight(url, '', depth),
        },
      ];
    });
  const lists = depth > 2 ? [] : led(sitemaps.slice(0, 50), 'sitemap');
  const next = [
    ...lists,
    ...led(pages, 'page')
      .sort((a, b) => b.weight - a.weight)
      .slice(0, sitemapPagesMax),
  ];
  const note = `A sitemap of ${pages.length + sitemaps.length} addresses.`;
  return { ...ended('read', note), next, readingReports: [report] };
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

async function readCalendar(
  tools: CrawlTools,
  input: StepInput,
  { head, bytes }: Pick<Answer, 'head' | 'bytes'>,
): Promise<StepResult> {
  const isPage = new TextDecoder('latin1').decode(bytes.subarray(0, 2_000)).trimStart().startsWith('<');
  if (isPage) {
    const page = await tools.pool.run(
      'readCrawledPage',
      { bytes, url: head.url, charset: head.charset },
      input.signal,
    );
    return readPageStep({ input, page, url: head.url, now: tools.clock() }, tools.limits.depthMax);
  }
  const timeZone = timeZoneOfState(input.subject.organization.state);
  const window = { ...calendarWindow(tools.clock()), timeZone };
  const calendar = await tools.pool.run(
    'parseCalendar',
    { bytes, charset: head.charset, window },
    input.signal,
  );
  const at: CandidateOrigin = { source: 'calendar', sourceUrl: input.page.url, isOwn: true };
  const isAll = input.page.depth === 0;
  const found = calendar.events
    // A calendar that an admin named is of meetings; one that a page links may be of anything.
    .filter(({ title }) => isMeetingWords(title) || !noMeeting(title))
    .filter(({ title, description }) => isAll || meetingTitle.test(`${title} ${description ?? ''}`))
    .map((event) => meetingCandidate(at, meetingOfEvent(event, input.page.url)));
  const { eventCount, events, leftOut, unreadable } = calendar;
  const notes = [
    leftOut
      ? `A calendar of ${counted(eventCount, 'event')}, of which the ${events.length} nearest to today were taken.`
      : `A calendar of ${counted(eventCount, 'event')}, with ${counted(events.length, 'date')} near today.`,
  ];
  const report = openReport('calendar', 'ics');
  if (unreadable > 0) report.note({ what: 'event-unread', count: unreadable });
  const readingReports = [report.close({ 'event-unread': eventCount })];
  return { ...ended(found.length > 0 ? 'found' : 'read', notes.join(' ')), found, readingReports };
}

async function readFeed(
  tools: CrawlTools,
  input: StepInput,
  { head, bytes }: Pick<Answer, 'head' | 'bytes'>,
): Promise<StepResult> {
  const hint = { url: head.url, charset: head.charset, maxEntries: entriesMax };
  const feed = await tools.pool.run('parseFeed', { bytes, ...hint }, input.signal);
  const { subject, page } = input;
  const at = {
    source: page.source,
    sourceUrl: page.url,
    isOwn: page.source !== 'directory',
    feed,
    feedUrl: page.url,
  };
  const unjudgedCandidates = feed.entries.flatMap((entry) => entryCandidate(subject, at, entry) ?? []);
  const own =
    subject.personId === null
      ? unjudgedCandidates
      : unjudgedCandidates.filter(({ personId }) => personId !== null);
  return {
    ...ended(own.length > 0 ? 'found' : 'read', `${feed.title || 'A feed'}: ${feed.entryCount} entries.`),
    readingReports: [feed.report],
    found: own,
  };
}

/** An episode as its feed has it, where that can be read: it says more than the directory. */
async function placed(tools: CrawlTools, input: StepInput, episode: DirectoryEpisode, at: CandidateOrigin) {
  const { place } = episode;
  if (place === null) return episodeCandidate(input.subject, at, episode);
  try {
    const page = { ...input.page, url: place.feedUrl };
    const answer = await politeGet(tools, { ...input, page, crawl: { ...input.crawl, force: true } });
    if (answer.kind !== 'read') return episodeCandidate(input.subject, at, episode);
    const hint = { url: answer.head.url, charset: answer.head.charset, maxEntries: 1_000 };
    const feed = await tools.pool.run('parseFeed', { bytes: answer.bytes, ...hint }, input.signal);
    const entry = feed.entries.find(({ guid }) => guid === place.guid);
    const unjudgedCandidate =
      entry && entryCandidate(input.subject, { ...at, feed, feedUrl: place.feedUrl }, entry);
    return unjudgedCandidate ?? episodeCandidate(input.subject, at, episode);
  } catch {
    input.signal.throwIfAborted();
    return episodeCandidate(input.subject, at, episode);
  }
}

/** Asks the directory for the words in the address of the step: `directory:` and a name. */
async function askDirectory(tools: CrawlTools, input: StepInput): Promise<StepResult> {
  if (tools.directory === null) return ended('skipped', 'No podcast directory is configured.');
  const name = decodeURIComponent(new URL(input.page.url).pathname);
  const episodes = await tools.directory.episodes(name);
  const person = input.subject.people.find((one) => one.name === name);
  const at: CandidateOrigin = { source: 'directory', sourceUrl: input.page.url, isOwn: false };
  const found = [];
  for (const episode of episodes) {
    const one = await placed(tools, input, episode, at);
    found.push({ ...one, personId: person?.id ?? one.personId });
  }
  return {
    ...ended(found.length > 0 ? 'found' : 'read', `${episodes.length} episodes for “${name}”.`),
    found,
  };
}

const readers = { page: readPage, sitemap: readSitemap, calendar: readCalendar, feed: readFeed };

/** An address with the step that it is looked at in, as a visit keeps it. */
const visitKey = ({ step, source, url }: NewCrawlPage): string => `${step} ${source} ${url}`;

/** What was not changed leads where it led before. */
function asBefore(
  tools: CrawlTools,
  input: StepInput,
  { visit, bytes }: Extract<CrawlAnswer, { kind: 'unchanged' }>,
): StepDone {
  const depth = input.page.depth + 1;
  const next = visit.links.flatMap((link): NewCrawlPage[] => {
    const [step, source, url = ''] = link.split(' ');
    const as = crawlSteps.find((one) => one === step);
    const from = candidateSources.find((one) => one === source);
    if (as === undefined || from === undefined || depth > tools.limits.depthMax) return [];
    return [{ url, step: as, source: from, depth, weight: as === 'page' ? linkWeight(url, '', depth) : 60 }];
  });
  return { ...ended('unchanged', 'It did not change since it was read last.'), next, bytes, visit: null };
}

async function look(tools: CrawlTools, input: StepInput): Promise<StepDone> {
  const { step } = input.page;
  if (step === 'directory') return { ...(await askDirectory(tools, input)), visit: null };
  const answer = await politeGet(tools, input);
  if (answer.kind === 'forbidden')
    return { ...ended('skipped', 'The site asks programs to leave it alone (robots.txt).'), visit: null };
  if (answer.kind === 'unchanged') return asBefore(tools, input, answer);
  const read = await readers[step](tools, input, answer);
  const visit = { ...answer.visit, links: read.next.map(visitKey), signature: read.signature ?? null };
  return { ...read, bytes: answer.bytes.byteLength, visit };
}

/** Looks at one address. What goes wrong there is what came of it; it rejects only with the signal. */
export async function takeStep(tools: CrawlTools, input: StepInput): Promise<StepDone> {
  try {
    return await look(tools, input);
  } catch (error) {
    input.signal.throwIfAborted();
    const isMissing = input.page.step === 'sitemap' && error instanceof FetchError && error.status === 404;
    const note = isMissing ? 'The site has no sitemap here.' : failureOf(error, 'crawl').message;
    return { ...ended(isMissing ? 'skipped' : 'failed', note), visit: null };
  }
}
