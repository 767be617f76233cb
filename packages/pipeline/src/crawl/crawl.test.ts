import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Candidate, Crawl, CrawlPage } from '@ecco/domain';
import { openStore, type Store } from '@ecco/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GuardedFetch } from '../fetch/fetch.type.ts';
import { createGuardedFetch } from '../fetch/guarded-fetch.ts';
import { type LocalServer, startServer } from '../fetch/local-server.fixture.ts';
import { canonicalUrl } from '../ingest/canonical-url.ts';
import { createPipeline } from '../pipeline.ts';
import type { Pipeline } from '../pipeline.type.ts';
import { textEngines, until } from '../testing/world.fixture.ts';
import { type CrawlSite, siteToday, startCrawlSite } from './crawl-site.fixture.ts';

let site: CrawlSite;
/** Another site, which forbids programs all of its pages. */
let shut: LocalServer;
let store: Store;
let fetch: GuardedFetch;
let pipeline: Pipeline;
let directory: string;
let fund: string;

const all = { page: 1, perPage: 1_000 };

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'crawl-'));
  shut = await startServer((_request, response) => response.end('User-agent: *\nDisallow: /\n'));
  site = await startCrawlSite({ events: 100_000, elsewhere: `${shut.origin}/page` });
  store = await openStore({ database: { kind: 'memory' }, files: { kind: 'directory', directory } });
  fetch = createGuardedFetch({
    allowHosts: ['127.0.0.1'],
    maxBytes: 50_000_000,
    timeoutMs: 12_000,
    maxRedirects: 5,
    userAgent: 'Ecco/test',
  });
  pipeline = createPipeline({
    store,
    engines: textEngines(),
    keepThreads: true,
    fetch,
    clock: () => siteToday,
    config: {
      ...{
        mediaKeepMaxBytes: 0,
        keepsVoicePrints: true,
        mediaFetchMaxBytes: 50_000_000,
        uploadMaxBytes: 1_000_000,
        feedMaxEntries: 100,
        feedPollMs: 0,
        laterTranscripts: 'propose',
      },
      ...{ digest: false, concurrency: 1, directoryUrl: null, crawl: { pagesMax: 600, pauseMs: 0 } },
    },
  });
  await pipeline.start();
  const made = await store.organizations.add({
    name: 'Wren Harbor Retirement Fund',
    type: 'US_PENSION_FUND',
    state: 'IL',
    website: site.origin,
    calendarUrl: `${site.origin}/events.ics`,
  });
  fund = made?.id ?? '';
  const mara = await store.people.add({ name: 'Mara Ellison' });
  await store.graph.connect({
    organizationId: fund,
    edge: 'HAS_EXECUTIVE',
    target: { kind: 'person', id: mara?.id ?? '' },
    provenance: 'hand',
  });
}, 60_000);
afterAll(async () => {
  await pipeline.stop();
  await fetch.close();
  await store.close();
  await site.close();
  await shut.close();
  await rm(directory, { recursive: true });
});

const ended = (id: string): Promise<Crawl> =>
  until(async () => {
    const crawl = await store.crawls.find(id);
    return crawl !== null && crawl.finishedAt !== null ? crawl : null;
  });
const crawlNow = async (organizationId: string, force = false): Promise<Crawl> =>
  ended((await pipeline.crawl({ organizationId, personId: null, force, requestedBy: null })).crawl.id);
const candidatesOf = async (organizationId: string): Promise<Candidate[]> =>
  (await store.candidates.page({ organizationIds: [organizationId], ...all })).rows;
const pagesOf = async (crawl: Crawl): Promise<Map<string, CrawlPage>> =>
  new Map(
    (await store.crawls.report(crawl.id, all)).rows.map((page) => [page.url.replace(site.origin, ''), page]),
  );

describe('a crawl of a site of hundreds of pages with traps', () => {
  let crawl: Crawl;
  let pages: Map<string, CrawlPage>;
  beforeAll(async () => {
    crawl = await crawlNow(fund);
    pages = await pagesOf(crawl);
  }, 250_000);

  it('comes to its end, and says of each address what became of it', () => {
    expect(crawl).toMatchObject({ status: 'done', waiting: 0, message: null });
    expect(crawl.looked).toBeGreaterThan(230);
    expect([...pages.values()].every(({ outcome }) => outcome !== 'waiting')).toBe(true);
    expect(crawl.looked).toBe(
      [...pages.values()].filter(({ outcome }) => /found|read|unchanged/.test(outcome)).length,
    );
  });

  it('asks one thing at a time, and never for what robots.txt forbids', () => {
    expect(site.mostAtOnce()).toBe(1);
    expect(site.hits.filter((path) => path.startsWith('/private'))).toEqual([]);
    expect(pages.get('/private/plan')).toMatchObject({
      outcome: 'skipped',
      note: expect.stringContaining('robots.txt'),
    });
  });

  it.each([
    ['a page of the site', '/moved'],
    ['another site', '/moved-away'],
  ])('does not follow a redirect to %s where robots.txt there forbids it', (_where, path) => {
    expect(pages.get(path)).toMatchObject({
      outcome: 'skipped',
      note: expect.stringContaining('robots.txt'),
    });
    expect(shut.hits).toEqual(['/robots.txt']);
  });

  it.each([
    ['/loop/a', 'failed', 'leads on more than'],
    ['/slow', 'failed', 'too long'],
    ['/broken', 'failed', 'reports an error'],
    ['/huge', 'failed', 'larger than'],
    ['/deep/a/b/a/b/a/b/a', 'skipped', 'circles'],
    ['/report.zip', 'skipped', 'no page'],
  ])('tells why %s %s', (path, outcome, note) => {
    expect(pages.get(path)).toMatchObject({ outcome, note: expect.stringContaining(note) });
  });

  it('is not held by a site that answers to everything, nor by a calendar without end', () => {
    expect(site.hits.filter((path) => path.startsWith('/anything/')).length).toBeLessThan(5);
    expect(site.hits.filter((path) => path.startsWith('/calendar/')).length).toBeLessThan(40);
  });

  it('finds meetings with day, hour, papers and where they are known from', async () => {
    const meetings = (await candidatesOf(fund)).filter(({ kind }) => kind === 'meeting');
    const reported = meetings.map(({ content: { title, day, time, time_zone: zone } }) => [
      title,
      day,
      time,
      zone,
    ]);
    expect(reported).toEqual(
      expect.arrayContaining([
        ['Board of Trustees', '2026-10-15', '09:00', 'America/Chicago'],
        ['Investment Committee', '2026-12-10', '09:00', 'America/Chicago'],
        ['Audit Committee', '2026-12-03', '09:30', 'America/Chicago'],
        ['Board retreat', '2026-12-04', '09:30', 'America/Chicago'],
        ['Benefits Committee meeting', '2026-11-09', '14:00', 'America/Chicago'],
        ['Benefits Committee meeting', '2027-01-09', '14:00', 'America/Chicago'],
      ]),
    );
    expect(meetings.map(({ content }) => content.title)).not.toContain('Office closed for the holiday');
    const board = meetings.find(({ content }) => content.day === '2026-10-15');
    expect(board?.content.papers.map((paper) => paper.document_type)).toEqual(['agenda', 'draft-minutes']);
    expect(pages.get('/events.ics')?.note).toBe('A calendar of 100004 events, with 6 dates near today.');
  });

  it('judges a talk by who is heard in it, with the sentence that says so', async () => {
    const talks = (await candidatesOf(fund)).filter(({ source }) => source === 'feed');
    const [credit, soup] = ['Private credit', 'Recipes'].map((title) =>
      talks.find(({ content }) => content.title.startsWith(title)),
    );
    expect(credit?.verdict).toMatchObject({
      speakerPresent: true,
      sentence: expect.stringContaining('Mara Ellison'),
    });
    expect(credit?.verdict?.overallValue).toBeGreaterThanOrEqual(0.7);
    expect(soup?.verdict?.overallValue).toBeLessThan(0.7);
  });

  it('reads nothing again that did not change, proposes nothing twice, and finds what is new', async () => {
    const before = await candidatesOf(fund);
    const board = before.find(({ content }) => content.day === '2026-10-15');
    await pipeline.decideCandidates({ ids: [board?.id ?? ''], status: 'Rejected', by: null });
    site.change(
      '/meetings',
      meetingsWith(
        '<tr><td>October 15, 2026</td><td>Board of Trustees</td><td><a href="/papers/other-address.pdf">Agenda</a></td></tr><tr><td>January 14, 2027</td><td>Board of Trustees</td></tr>',
      ),
    );
    const again = await crawlNow(fund);
    const after = await candidatesOf(fund);
    const unchanged = [...(await pagesOf(again)).values()].filter(({ outcome }) => outcome === 'unchanged');
    expect(unchanged.length).toBeGreaterThan(200);
    const fresh = after.filter(({ id }) => !before.some((one) => one.id === id));
    expect(fresh.map(({ kind, content }) => [kind, content.day])).toEqual(
      expect.arrayContaining([['meeting', '2027-01-14']]),
    );
    expect(fresh.filter(({ kind, content }) => kind === 'meeting' && content.day === '2026-10-15')).toEqual(
      [],
    );
  }, 250_000);
});

const meetingsWith = (rows: string): string =>
  `<html><head><title>Board meetings</title></head><body><h1>Board meetings</h1><table>${rows}</table></body></html>`;

describe('a candidate', () => {
  const newOf = async (test: (candidate: Candidate) => boolean): Promise<Candidate> => {
    const match = (await candidatesOf(fund)).find((one) => one.status === 'New' && test(one));
    if (match === undefined) throw new Error('there is no such candidate');
    return match;
  };
  const approve = (...ids: string[]) => pipeline.decideCandidates({ ids, status: 'Promoted', by: null });

  it('that is approved comes in with its transcript’s way, its show and its connection', async () => {
    const talk = await newOf(({ content }) => content.title.startsWith('Private credit'));
    expect(talk.content.audio).toBe('https://cdn.example/t1.mp3');
    expect(await approve(talk.id, talk.id)).toEqual({ decided: [talk.id], others: [] });
    expect(await approve(talk.id)).toEqual({ decided: [], others: [talk.id] });
    const { itemId } = (await store.candidates.find(talk.id)) ?? {};
    const item = await store.items.findById(itemId ?? '');
    expect(item).toMatchObject({ item: { kind: 'episode', guid: 't1' }, show: { name: 'Harbor Talks' } });
    const [connection] = await store.graph.connectionsOf({ organizationId: fund, edges: ['PRODUCES_MEDIA'] });
    expect(connection?.connection).toMatchObject({ provenance: 'crawl', target: { id: itemId } });
    expect(connection?.connection.sourceUrl).toBe(`${site.origin}/talks.xml`);
  });

  it('of a meeting makes the meeting, on its clock', async () => {
    const audit = await newOf(({ content }) => content.title === 'Audit Committee');
    await approve(audit.id);
    const { meetingId } = (await store.candidates.find(audit.id)) ?? {};
    expect(await store.meetings.find(meetingId ?? '')).toMatchObject({
      title: 'Audit Committee',
      heldAt: new Date('2026-12-03T15:30:00Z'),
      timeZone: 'America/Chicago',
      timeZoneFrom: 'calendar',
      dayOnly: false,
      location: 'Room 4',
    });
  });

  it('is decided by one of two who decide at once', async () => {
    const { id } = await newOf(({ kind }) => kind === 'meeting');
    const [one, other] = await Promise.all([
      approve(id),
      pipeline.decideCandidates({ ids: [id], status: 'Rejected', by: null }),
    ]);
    expect(one.decided.length + other.decided.length).toBe(1);
  });

  it('is put back, and what it brought in is taken out', async () => {
    const soup = await newOf(({ content }) => content.title.startsWith('Recipes'));
    await approve(soup.id);
    const { itemId } = (await store.candidates.find(soup.id)) ?? {};
    expect(await pipeline.reopenCandidates([soup.id])).toEqual([soup.id]);
    expect(await store.items.findById(itemId ?? '')).toBeNull();
    expect(await store.candidates.find(soup.id)).toMatchObject({ status: 'New', itemId: null });
  });
});

it('what the library holds as an item of the organization is not proposed', async () => {
  const reports =
    '<a href="/annual-report-2024.pdf">Annual report 2024</a> <a href="/annual-report-2025.pdf">Annual report 2025</a>';
  const small = await startServer((request, response) => {
    if (request.url === '/')
      response.writeHead(200, { 'content-type': 'text/html' }).end(meetingsWith(reports));
    else response.writeHead(404).end();
  });
  const website = small.origin;
  const made = await store.organizations.add({ name: 'Heron Fund', type: 'US_PENSION_FUND', website });
  const organizationId = made?.id ?? '';
  const held = canonicalUrl(`${website}/annual-report-2024.pdf`);
  const { item } = await store.items.insertOrFind({
    kind: 'document',
    title: 'Report',
    nextStage: null,
    canonicalUrl: held,
  });
  await store.graph.connect({
    organizationId,
    edge: 'HAS_DOCUMENT',
    target: { kind: 'item', id: item.id },
    provenance: 'hand',
  });
  await store.links.relateOrganization(organizationId);
  await crawlNow(organizationId);
  expect((await candidatesOf(organizationId)).map(({ content }) => content.url)).toEqual([
    `${website}/annual-report-2025.pdf`,
  ]);
  await small.close();
}, 30_000);

it('what a show brings is not proposed as long as it is ignored', async () => {
  const small = await startServer((request, response) => {
    const head = '<link rel="alternate" type="application/rss+xml" href="/talks.xml">';
    const pages: Record<string, string> = {
      '/': `<html><head>${head}</head><body><h1>Fund</h1></body></html>`,
      '/talks.xml': `<?xml version="1.0"?><rss version="2.0"><channel><title>Talks</title><item><guid>a</guid>
        <title>On fees</title><link>/a</link><enclosure url="/a.mp3" type="audio/mpeg" length="9"/></item></channel></rss>`,
    };
    const body = pages[request.url ?? ''];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(body);
  });
  const website = small.origin;
  const made = await store.organizations.add({ name: 'Plover Fund', type: 'US_PENSION_FUND', website });
  const organizationId = made?.id ?? '';
  const { show } = await store.shows.upsert({
    ...{ kind: 'podcast', name: 'Talks', slug: 'plover-talks', feedUrl: `${website}/talks.xml` },
  });
  const titles = async () => (await candidatesOf(organizationId)).map(({ content }) => content.title);
  await store.shows.setIgnored(show.id, true);
  await crawlNow(organizationId);
  expect(await titles()).toEqual([]);
  await store.shows.setIgnored(show.id, false);
  await crawlNow(organizationId, true);
  expect(await titles()).toEqual(['On fees']);
  await small.close();
}, 60_000);

let fundOfRule: string;

it('a rule approves what its source brings from its value on', async () => {
  const made = await store.organizations.add({
    name: 'Wren Harbor Retirement Fund Two',
    type: 'US_PENSION_FUND',
    website: null,
    calendarUrl: `${site.origin}/events.ics`,
  });
  const organizationId = made?.id ?? '';
  fundOfRule = organizationId;
  const rule = await store.candidates.putRule({
    organizationId,
    sourceUrl: `${site.origin}/events.ics`,
    leastValue: 0.5,
    createdBy: null,
  });
  await crawlNow(organizationId);
  const candidates = await candidatesOf(organizationId);
  expect(candidates).toHaveLength(5);
  expect(candidates.every(({ status, ruleId }) => status === 'Promoted' && ruleId === rule.id)).toBe(true);
  expect(await store.candidates.rulesOf(organizationId)).toMatchObject([{ approved: 5 }]);
}, 60_000);

describe('a site that tells nothing', () => {
  const crawlOf = async (name: string, website: string): Promise<Crawl> => {
    const made = await store.organizations.add({ name, type: 'US_PENSION_FUND', website });
    return crawlNow(made?.id ?? '');
  };

  it('for it is down, is a crawl that failed, with the reason', async () => {
    const gone = await startServer((_request, response) => response.end());
    await gone.close();
    const crawl = await crawlOf('Fund of a site that is down', gone.origin);
    const message = expect.stringContaining('cannot be reached');
    expect(crawl).toMatchObject({ status: 'failed', looked: 0, candidates: 0, message });
  }, 60_000);

  it('for it forbids it, is a crawl that says so, and was asked for its rules alone', async () => {
    shut.hits.length = 0;
    const crawl = await crawlOf('Fund of a site that forbids crawling', shut.origin);
    const message = expect.stringContaining('robots.txt');
    expect(crawl).toMatchObject({ status: 'done', looked: 0, message });
    expect(shut.hits.filter((path) => path !== '/robots.txt')).toEqual([]);
  }, 60_000);
});

describe('a crawl under way', () => {
  const begin = async (name: string) => {
    const made = await store.organizations.add({ name, type: 'US_PENSION_FUND', website: site.origin });
    const organizationId = made?.id ?? '';
    const begun = await pipeline.crawl({ organizationId, personId: null, force: false, requestedBy: null });
    await until(async () => ((await store.crawls.find(begun.crawl.id))?.looked ?? 0) > 2 || null);
    return { organizationId, id: begun.crawl.id };
  };

  it('is the only one of its organization, and is stopped where it is', async () => {
    const { organizationId, id } = await begin('Stopped fund');
    const second = await pipeline.crawl({ organizationId, personId: null, force: true, requestedBy: null });
    expect(second).toMatchObject({ begun: false, crawl: { id } });
    await store.crawls.finish(id, { status: 'stopped', message: 'An admin stopped it.' });
    expect(await ended(id)).toMatchObject({ status: 'stopped' });
    const { looked } = await ended(id);
    await crawlNow(fundOfRule);
    expect((await store.crawls.find(id))?.looked).toBe(looked);
  }, 250_000);

  it('ends with its organization', async () => {
    const { organizationId, id } = await begin('Deleted fund');
    await store.organizations.remove(organizationId);
    expect(await ended(id)).toMatchObject({ status: 'stopped', message: 'The organization was deleted.' });
  }, 60_000);
});
