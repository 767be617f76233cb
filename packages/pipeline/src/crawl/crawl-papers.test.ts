import type { Candidate } from '@ecco/domain';
import type { NewOrganization } from '@ecco/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalServer, startServer } from '../fetch/local-server.fixture.ts';
import { metaOf } from '../item/item-meta.ts';
import { writePdf } from '../sources/document/pdf.fixture.ts';
import { articleHtml } from '../testing/texts.fixture.ts';
import { openWorld, type Page, pages, until, type World } from '../testing/world.fixture.ts';

const known: Record<string, Page> = {};
let world: World;
let site: LocalServer;
let fund: string;

/** Minutes under a letterhead, which do not say themselves whether they are approved. */
const minutes = (body: string): Uint8Array =>
  writePdf([
    [
      { text: 'WREN HARBOR RETIREMENT FUND', x: 50, y: 760, size: 20, bold: true },
      ...[
        body,
        'MINUTES',
        'The meeting was called to order at 9:05 a.m. by the chair of the board of trustees.',
        'A motion to approve a draft policy on fees was made, and was approved by unanimous vote.',
      ].map((text, at) => ({ text, x: 50, y: 700 - at * 30 })),
    ],
  ]);
const row = (day: string, body: string, ...papers: [path: string, text: string][]): string =>
  `<tr><td>${day}</td><td>${body}</td><td>${papers.map(([path, text]) => `<a href="/${path.includes('.') ? path : `${path}.pdf`}">${text}</a>`).join(' ')}</td></tr>`;
const meetingsAre = (...rows: string[]): void => {
  known['/'] = {
    body: `<html lang="en"><head><title>Meetings</title></head><body><h1>Meetings</h1><table>${rows.join('')}</table></body></html>`,
    type: 'text/html',
  };
};
const year = new Date().getUTCFullYear();
const board = (...papers: [string, string][]) => row(`March 12, ${year}`, 'Board of Trustees', ...papers);
const committee = (...papers: [string, string][]) =>
  row(`April 9, ${year}`, 'Investment Committee', ...papers);

beforeAll(async () => {
  site = await startServer(pages(known));
  world = await openWorld();
  await world.pipeline.start();
  const given: NewOrganization = { name: 'Wren Harbor', type: 'PENSION_FUND', website: site.origin };
  fund = (await world.store.organizations.add(given))?.id ?? '';
});
afterAll(async () => {
  await world.close();
  await site.close();
});

const crawl = async (organizationId = fund): Promise<string | null> => {
  const input = { organizationId, personId: null, force: true, requestedBy: null };
  const { crawl: begun } = await world.pipeline.crawl(input);
  await until(async () => (await world.store.crawls.find(begun.id))?.finishedAt ?? null);
  return (await world.store.crawls.find(begun.id))?.message ?? null;
};
const candidates = async (): Promise<Candidate[]> =>
  (await world.store.candidates.page({ organizationIds: [fund], page: 1, perPage: 100 })).rows;
const meetingOf = async (title: string): Promise<Candidate | undefined> =>
  (await candidates()).find(({ kind, content }) => kind === 'meeting' && content.title === title);
const decide = async (title: string, status: 'Promoted' | 'Rejected'): Promise<void> => {
  await world.pipeline.decideCandidates({ ids: [(await meetingOf(title))?.id ?? ''], status, by: null });
};
const documents = async (): Promise<string[]> =>
  (await candidates()).filter(({ kind }) => kind === 'document').map(({ content }) => content.title);

describe('the papers of a meeting', () => {
  it('that are put up while it waits for a decision come in with it', async () => {
    meetingsAre(board(['draft', 'Draft minutes']), committee());
    await crawl();
    const notice: [string, string] = ['notice.html', 'Notice'];
    meetingsAre(board(['draft', 'Draft minutes'], ['approved', 'Approved minutes'], notice), committee());
    await crawl();
    await crawl();
    const papers = (await meetingOf('Board of Trustees'))?.content.papers;
    expect(papers?.map(({ document_type: type }) => type)).toEqual([
      'draft-minutes',
      'approved-minutes',
      'notice',
    ]);
    expect(await documents()).toEqual([]);
  });

  it('are what the page that links them says where they leave it open, and not called by a letterhead', async () => {
    for (const path of ['draft', 'approved'])
      known[`/${path}.pdf`] = { body: minutes('Board of Trustees'), type: 'application/pdf' };
    known['/notice.html'] = { body: articleHtml, type: 'text/html' };
    await decide('Board of Trustees', 'Promoted');
    const meetingId = (await meetingOf('Board of Trustees'))?.meetingId ?? '';
    const items = await world.store.meetings.itemsOf(meetingId);
    const read = await Promise.all(items.map(({ item }) => world.settled(item.id)));
    const reported = read.map((item) => [item.title, metaOf(item).documentType]);
    expect(Object.fromEntries(reported)).toEqual({
      [`Board of Trustees, ${year}-03-12: Approved minutes`]: 'approved-minutes',
      [`Board of Trustees, ${year}-03-12: Draft minutes`]: 'draft-minutes',
      'Halvern fund beats its benchmark': 'notice',
    });
  });

  it('that are put up after it was approved are proposed, and come into it', async () => {
    meetingsAre(board(['draft', 'Draft minutes'], ['signed', 'Signed minutes']), committee());
    await crawl();
    const title = `Board of Trustees, ${year}-03-12: Signed minutes`;
    expect(await documents()).toEqual([title]);
    const paper = (await candidates()).find(({ content }) => content.title === title);
    await world.pipeline.decideCandidates({ ids: [paper?.id ?? ''], status: 'Promoted', by: null });
    const meetingId = (await meetingOf('Board of Trustees'))?.meetingId ?? '';
    const { itemId } = (await world.store.candidates.find(paper?.id ?? '')) ?? {};
    const items = await world.store.meetings.itemsOf(meetingId);
    expect(items.map(({ item }) => item.id)).toContain(itemId);
  });

  it('that was rejected are rejected with it', async () => {
    await decide('Investment Committee', 'Rejected');
    meetingsAre(committee(['late', 'Agenda']));
    await crawl();
    expect(await documents()).toHaveLength(1);
  });

  it('do not make one of meetings of other days that share one of them, on one page or on two', async () => {
    const packet: [string, string] = ['packet', 'Board packet'];
    meetingsAre(
      row(`June 4, ${year}`, 'Governance Committee', packet),
      row(`June 18, ${year}`, 'Finance Committee', packet),
    );
    await crawl();
    meetingsAre(row(`July 9, ${year}`, 'Benefits Committee', packet));
    await crawl();
    const matches = await Promise.all(
      ['Governance Committee', 'Finance Committee', 'Benefits Committee'].map(meetingOf),
    );
    expect(matches.map((one) => one?.status)).toEqual(['New', 'New', 'New']);
    expect(await documents()).not.toContain('Board packet');
  });

  it('are of one meeting where another page calls it otherwise on its day', async () => {
    meetingsAre(row(`June 4, ${year}`, 'Regular Session', ['packet', 'Board packet']));
    await crawl();
    expect(await meetingOf('Regular Session')).toBeUndefined();
  });

  it('do not hide it where one of them was found by itself before', async () => {
    meetingsAre();
    known['/papers'] = { body: '<h1>Papers</h1><a href="/alone.pdf">Agenda</a>', type: 'text/html' };
    known['/'] = { body: '<h1>Fund</h1><a href="/papers">Papers</a>', type: 'text/html' };
    await crawl();
    expect(await documents()).toContain('Agenda');
    meetingsAre(row(`May 7, ${year}`, 'Audit Committee', ['alone', 'Agenda']));
    await crawl();
    expect((await meetingOf('Audit Committee'))?.status).toBe('New');
  });
});

it('a crawl of an organization that has nothing to look at says so', async () => {
  const bare = await world.store.organizations.add({ name: 'Alder', type: 'PENSION_FUND' });
  expect(await crawl(bare?.id)).toContain('no website, calendar or feed');
});
