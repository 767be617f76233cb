import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWorld, type World } from '@ecco/server/testing';
import { type NewCandidate, openStore, type Store } from '@ecco/store';
import { load } from './http/load.ts';
import { storedAdmin } from './stored-admin.ts';

// 100,000 candidates of one organization listed, filtered and ordered over HTTP, one request after the other; and 100, 500
// and 1,000 approved at once and put back.

export const name = 'candidates';

type Row = Record<string, string | number>;

/** A directory that keeps the candidates from one run to the next. */
const storePath = process.env['BENCH_STORE'];
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

async function propose(store: Store): Promise<void> {
  const fund = await store.organizations.add({
    name: 'Bench Fund',
    type: 'PENSION_FUND',
    slug: 'bench-fund',
  });
  for (let start = 0; start < total; start += 500) {
    const batch = Array.from({ length: Math.min(500, total - start) }, (_, at) => candidateOf(start + at));
    await store.transaction((tx) => tx.candidates.propose(fund?.id ?? '', batch));
  }
}

async function fill(directory: string): Promise<Row[]> {
  const mark = join(directory, 'candidates-filled');
  if (existsSync(mark)) return [];
  const began = performance.now();
  const store = await openStore({
    database: { kind: 'embedded', directory: join(directory, 'database') },
    files: { kind: 'directory', directory: join(directory, 'files') },
  });
  try {
    await propose(store);
    // As the product does some hours later at the latest.
    await store.maintain();
  } finally {
    await store.close();
  }
  await writeFile(mark, '');
  return [{ what: `proposing ${total}`, 'wall ms': Math.round(performance.now() - began) }];
}

const lists = {
  'first page': '',
  'page 500': '&page=500',
  'episodes from 0.6 on': '&content_type=episode&least_value=0.6',
  'newest first': '&sort=-release_date',
  'by title': '&sort=title',
  'with a word': '&query=climate',
  'with a word of one': '&query=31415',
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

/** Approves what is worth most and puts it back, so that the next run finds as many. */
async function measureApproving(world: World, session: string): Promise<Row[]> {
  const fund = await world.store.organizations.find('bench-fund');
  const rows: Row[] = [];
  for (const count of [100, 500, 1_000]) {
    const { rows: candidates } = await world.store.candidates.page({
      organizationIds: [fund?.organization.id ?? ''],
      status: 'New',
      page: 1,
      perPage: count,
    });
    const json = { candidate_ids: candidates.map(({ id }) => id) };
    for (const [what, path] of [
      ['approving', 'approve'],
      ['putting back', 'undo'],
    ]) {
      const began = performance.now();
      const { status } = await world.ask(`/v2/manage/candidates/${path}`, { method: 'PUT', session, json });
      rows.push({ what: `${what} ${count}`, 'wall ms': Math.round(performance.now() - began), status });
    }
  }
  return rows;
}

/** Runs the benchmark. */
export async function run(): Promise<Row[]> {
  const directory = storePath ?? (await mkdtemp(join(tmpdir(), 'ecco-candidates-bench-')));
  try {
    const filled = await fill(directory);
    const world = await openWorld(
      { ROLE: 'web', LOG_LEVEL: 'error' },
      { keptIn: join(directory, 'database') },
    );
    try {
      const session = await storedAdmin(world, directory, 'candidates');
      return [
        ...filled,
        ...(await measureLists(world, session)),
        ...(await measureApproving(world, session)),
      ];
    } finally {
      await world.end();
    }
  } finally {
    if (storePath === undefined) await rm(directory, { recursive: true, force: true });
  }
}
