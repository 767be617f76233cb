import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWorld, type World } from '@ecco/server/testing';
import type { NewCandidate, Store } from '@ecco/store';
import { load } from './http/load.ts';

// 100,000 candidates of one organization listed, filtered and ordered over HTTP, and 100, 500 and 1,000 approved at once.

export const name = 'candidates';

type Row = Record<string, string | number>;

const total = Number(process.env['BENCH_CANDIDATES'] ?? 100_000);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const words = 'private credit fees pension board trustees climate infrastructure returns members'.split(' ');
const wordOf = (at: number): string => words[at % words.length] ?? '';

function candidateOf(at: number): NewCandidate {
  const url = `https://papers.example/${at}.pdf`;
  const title = `${wordOf(at)} ${wordOf(at * 7 + 3)} ${at}`;
  const item = {
    kind: 'document',
    title,
    sourceUrl: url,
    canonicalUrl: url,
    documentUrl: url,
    meta: { form: 'pdf' },
  };
  return {
    ...{
      personId: null,
      kind: at % 3 === 0 ? 'document' : 'episode',
      source: 'feed',
      sourceUrl: 'https://papers.example/feed.xml',
    },
    content: {
      ...{
        title,
        url,
        description: null,
        release_date: new Date(1.6e12 + at * 60_000).toISOString(),
        duration: null,
      },
      ...{ podcast_name: null, author: null, image: null, publisher: null, people: [], document_type: null },
      ...{ day: null, time: null, time_zone: null, location: null, cancelled: false, papers: [] },
    },
    verdict: {
      ...{ speakerPresent: false, aboutPerson: false, aboutOrganisation: true, meaningful: true },
      ...{ overallValue: (at % 101) / 100, reason: 'It is about the fund.', sentence: null },
    },
    ...{
      error: null,
      crawlId: null,
      keys: [`url ${url}`],
      draft: { item, show: null, edge: 'HAS_DOCUMENT' },
    },
  };
}

async function fill(store: Store): Promise<string> {
  const fund = await store.organisations.add({
    name: 'Bench Fund',
    type: 'PENSION_FUND',
    slug: 'bench-fund',
  });
  const id = fund?.id ?? '';
  for (let start = 0; start < total; start += 500) {
    const batch = Array.from({ length: Math.min(500, total - start) }, (_, at) => candidateOf(start + at));
    await store.transaction((tx) => tx.candidates.propose(id, batch));
  }
  return id;
}

const lists = {
  'first page': '',
  'page 500': '&page=500',
  'episodes from 0.6 on': '&content_type=episode&least_value=0.6',
  'newest first': '&sort=-release_date',
  'by title': '&sort=title',
  'with a word': '&query=climate',
};

async function measureLists(world: World, cookie: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, more] of Object.entries(lists)) {
    const url = `${world.url}/v2/manage/candidates?org_identifier=bench-fund&status=New&per_page=50${more}`;
    const { p50, p95, p99, failed } = await load({ urls: [url], inFlight: 1, seconds, cookie });
    rows.push({ what, 'p50 ms': p50, 'p95 ms': p95, 'p99 ms': p99, failed });
  }
  return rows;
}

async function measureApproving(world: World, session: string, organisationId: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const count of [100, 500, 1_000]) {
    const { rows: found } = await world.store.candidates.page({
      organisationIds: [organisationId],
      status: 'New',
      page: 1,
      perPage: count,
    });
    const began = performance.now();
    const json = { candidate_ids: found.map(({ id }) => id) };
    const { status } = await world.ask('/v2/manage/candidates/approve', { method: 'PUT', session, json });
    rows.push({ what: `approving ${count}`, 'wall ms': Math.round(performance.now() - began), status });
  }
  return rows;
}

export async function run(): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-candidates-'));
  const world = await openWorld({ ROLE: 'web', LOG_LEVEL: 'error' }, { keptIn: directory });
  try {
    const session = await world.becomeAdmin();
    const began = performance.now();
    const id = await fill(world.store);
    const filling = { what: `proposing ${total}`, 'wall ms': Math.round(performance.now() - began) };
    return [
      filling,
      ...(await measureLists(world, session)),
      ...(await measureApproving(world, session, id)),
    ];
  } finally {
    await world.end();
    await rm(directory, { recursive: true, force: true });
  }
}
