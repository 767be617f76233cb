import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWorld, type World } from '@ecco/server/testing';
import type { Store } from '@ecco/store';
import { fillGraph } from './graph/fill.ts';
import { load } from './http/load.ts';
import { storedAdmin } from './stored-admin.ts';

// Hubs over HTTP in the embedded database: a hub that follows 200 organizations over 20,000 items, among 10,000
// organizations and 50,000 people; one request after the other.

export const name = 'hub';

type Row = Record<string, string | number>;

/** A directory that keeps the graph from one run to the next, the same that the bench of the graph keeps. */
const storePath = process.env['BENCH_STORE'];
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const hubs = 20;
const followedByEach = 200;
const words = ['ba', 'lin', 'grove', 'fund', 'system', 'a', 'capital', 'st', 'zzz', 'board'];

async function fill(directory: string): Promise<void> {
  const mark = join(directory, 'graph-filled');
  if (existsSync(mark)) return;
  await fillGraph(directory, Date.now());
  await writeFile(mark, '');
}

/** Hubs of somebody's, each of which follows other organizations and a few people. */
async function makeHubs(store: Store, ownerId: string): Promise<string[]> {
  const { rows } = await store.organizations.page({ page: 1, perPage: hubs * followedByEach });
  const people = await store.graph.findNodes({ type: 'PERSON', words: 'ba', limit: hubs });
  return Promise.all(
    Array.from({ length: hubs }, async (_, index) => {
      const list = await store.lists.create({
        ownerId,
        title: `Hub ${index}`,
        description: null,
        itemIds: [],
      });
      const organizations = rows.slice(index * followedByEach, (index + 1) * followedByEach);
      const person = people[index];
      await store.transaction((tx) =>
        tx.hubs.replaceFollows(list.id, {
          types: ['ORG', 'PERSON'],
          follows: [
            ...organizations.map(({ id }) => ({ type: 'ORG' as const, organizationId: id })),
            ...(person ? [{ type: 'PERSON' as const, personId: person.id }] : []),
          ],
        }),
      );
      return list.id;
    }),
  );
}

type Measurement = { what: string; paths: string[] };

async function measure(world: World, cookie: string, { what, paths }: Measurement): Promise<Row> {
  const urls = paths.map((path) => world.url + path);
  const appToken = String((await world.ask('/v2/session', { session: cookie })).body['app_token']);
  const size = (await world.ask(paths[0] ?? '', { session: cookie, headers: { 'x-app-token': appToken } }))
    .text.length;
  const { p50, p95, p99, failed } = await load({ urls, inFlight: 1, seconds, cookie, appToken });
  return { what, kB: Math.round(size / 1000), 'p50 ms': p50, 'p95 ms': p95, 'p99 ms': p99, failed };
}

async function measureAll(world: World, cookie: string): Promise<Row[]> {
  const [admin] = (await world.store.users.page({ page: 1, perPage: 1, role: 'admin' })).rows;
  const ids = await makeHubs(world.store, admin?.id ?? '');
  const each = (path: (id: string) => string): string[] => ids.map((id) => `/v2${path(id)}`);
  const measurements: Measurement[] = [
    { what: 'hub following 200 organizations', paths: each((id) => `/episode_list/${id}`) },
    {
      what: 'its older conversations',
      paths: each((id) => `/episode_list/${id}/items?group=conversations&age=older&per_page=50&page=2`),
    },
    { what: 'its organizations', paths: each((id) => `/org/list?list_uuid=${id}`) },
    { what: 'a search in it', paths: each((id) => `/search/search_in_episode_list?uuid=${id}&query=fees`) },
    { what: 'hub overview', paths: ['/v2/episode_list/get_hub_overview'] },
    {
      what: 'options of the wizard, by words',
      paths: words.map((query) => `/v2/episode_list/get_wizard?query=${query}`),
    },
  ];
  const rows: Row[] = [];
  for (const one of measurements) rows.push(await measure(world, cookie, one));
  return rows;
}

/** Runs the benchmark. */
export async function run(): Promise<Row[]> {
  const directory = storePath ?? (await mkdtemp(join(tmpdir(), 'ecco-hub-bench-')));
  try {
    await fill(directory);
    const world = await openWorld(
      { LOG_LEVEL: 'error', WAITLIST_MODE: 'off' },
      { keptIn: join(directory, 'database') },
    );
    try {
      return await measureAll(world, await storedAdmin(world, directory, 'graph'));
    } finally {
      await world.end();
    }
  } finally {
    if (storePath === undefined) await rm(directory, { recursive: true });
  }
}
