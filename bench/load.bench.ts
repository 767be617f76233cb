import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWorld, type World } from '@ecco/server/testing';
import { words } from './http/corpus.ts';
import { fillLibrary } from './http/fill-library.ts';
import { type LoadGroup, type LoadPart, load } from './http/load.ts';
import { storedAdmin } from './stored-admin.ts';

// What many readers at once get of a library of 8,000 items in the embedded database: pages of items, lists, searches,
// organizations and shows as they are read together, so many in flight, and at twice the rate that can be carried.

export const name = 'load';

type Row = Record<string, string | number>;

/** Of the first items, which makes 8,000. */
const copies = 19;
/** A directory that keeps the library from one run to the next. */
const storePath = process.env['BENCH_STORE'];
const seconds = Number(process.env['BENCH_SECONDS'] ?? 10);
const inFlight = (process.env['BENCH_IN_FLIGHT'] ?? '10,50,200').split(',').map(Number);
/** Requests a second that must be carried, none refused, at a p95 of at most 400 ms. */
const budget = 250;
/** Addresses of each kind. */
const ways = 400;

const fundsIn = (days: number): string =>
  encodeURIComponent(JSON.stringify({ events: { days_range: days } }));
const anyWords = (at: number): string => encodeURIComponent(words(1 + (at % 3)));

/** What readers ask for, as the pages do. */
async function mixOf({ store, url }: World): Promise<LoadGroup[]> {
  const { entries } = await store.items.library({ page: 1, perPage: 200 });
  const { rows } = await store.organizations.page({ page: 1, perPage: 200 });
  const item = (at: number) => entries[at % entries.length]?.item.slug;
  const organization = (at: number) => rows[at % rows.length]?.slug;
  const input = (kind: string, share: number, path: (at: number) => string): LoadGroup => ({
    name: kind,
    share,
    urls: Array.from({ length: ways }, (_, at) => `${url}/v2${path(at)}`),
  });
  return [
    input('item', 30, (at) => `/episode/${item(at)}`),
    input('library', 20, (at) => `/library?per_page=50&page=${1 + (at % 100)}`),
    input('search', 15, (at) => `/episode/search_transcripts?query=${anyWords(at)}`),
    input('organization', 10, (at) => `/org/${organization(at)}`),
    input('items of an organization', 5, (at) => `/org/${organization(at)}/items`),
    input('organizations', 5, (at) => `/org/list_by_type?per_page=100&page=${1 + (at % 5)}`),
    input('funds', 5, (at) => `/kg/pension_funds?per_page=60&sort=state&filter=${fundsIn(7 + (at % 300))}`),
    input('signals', 5, (at) => `/signals?page=${1 + (at % 9)}`),
    input('session', 5, () => '/session'),
  ];
}

const rowOf = (what: string, { perSecond, p50, p95, p99, refused, failed }: LoadPart): Row => ({
  what,
  'req/s': Math.round(perSecond),
  'p50 ms': p50,
  'p95 ms': p95,
  'p99 ms': p99,
  refused,
  failed,
});

async function measure(world: World, cookie: string): Promise<Row[]> {
  const groups = await mixOf(world);
  const rows: Row[] = [];
  let carried = 0;
  await load({ groups, inFlight: 10, seconds: 3, cookie });
  for (const many of inFlight) {
    const report = await load({ groups, inFlight: many, seconds, cookie });
    if (report.refused === 0) carried = Math.max(carried, report.perSecond);
    rows.push(rowOf(`${many} in flight`, report));
  }
  const requested = await load({ groups, inFlight: 0, perSecond: budget, seconds, cookie });
  rows.push(rowOf(`${budget} a second, the budget`, requested));
  const perSecond = Math.round(carried * 2);
  const report = await load({ groups, inFlight: 0, perSecond, seconds, cookie });
  return [
    ...rows,
    rowOf(`${perSecond} a second, twice what was carried`, report),
    ...Object.entries(report.byGroup).map(([kind, part]) => rowOf(`  of them: ${kind}`, part)),
  ];
}

/** Runs the benchmark. */
export async function run(): Promise<Row[]> {
  const directory = storePath ?? (await mkdtemp(join(tmpdir(), 'ecco-load-bench-')));
  await fillLibrary(directory, copies);
  const world = await openWorld(
    { LOG_LEVEL: 'error', WAITLIST_MODE: 'off' },
    { keptIn: join(directory, 'database') },
  );
  try {
    const cookie = await storedAdmin(world, directory, 'load');
    await world.store.search.rebuild();
    await world.store.maintain();
    return await measure(world, cookie);
  } finally {
    await world.end();
    if (storePath === undefined) await rm(directory, { recursive: true });
  }
}
