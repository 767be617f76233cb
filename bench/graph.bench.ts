import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWorld, type World } from '@ecco/server/testing';
import { graphAddresses } from './graph/addresses.ts';
import { fillGraph } from './graph/fill.ts';
import { measureOne, measurePass } from './graph/linking.ts';
import { load } from './http/load.ts';
import { storedAdmin } from './stored-admin.ts';

// Every list and page of the graph over HTTP with 10,000 organizations, 50,000 people, 20,000 items and 200,000 links in
// the embedded database, one request after the other; and what linking costs with that graph.

export const name = 'graph';

type Row = Record<string, string | number>;

/** A directory that keeps the graph from one run to the next, which takes minutes to fill. */
const storePath = process.env['BENCH_STORE'];
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
/** Addresses whose what holds this word alone, where one is given. */
const only = process.env['BENCH_ONLY'] ?? '';

async function fill(directory: string): Promise<Row[]> {
  const mark = join(directory, 'graph-filled');
  if (existsSync(mark)) return [];
  const began = performance.now();
  await fillGraph(directory, Date.now());
  await writeFile(mark, '');
  return [{ what: 'filling the graph', 'wall s': Math.round((performance.now() - began) / 1000) }];
}

async function measureAddresses(world: World, cookie: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { what, paths } of await graphAddresses(world.store)) {
    if (!what.includes(only)) continue;
    const urls = paths.map((path) => world.url + path);
    const size = (await world.ask(paths[0] ?? '', { session: cookie })).text.length;
    const { p50, p95, p99, failed, perSecond } = await load({ urls, inFlight: 1, seconds, cookie });
    rows.push({
      what,
      kB: Math.round(size / 1000),
      'req/s': Math.round(perSecond),
      'p50 ms': p50,
      'p95 ms': p95,
      'p99 ms': p99,
      failed,
    });
  }
  return rows;
}

/** Runs the benchmark. */
export async function run(): Promise<Row[]> {
  const directory = storePath ?? (await mkdtemp(join(tmpdir(), 'ecco-graph-bench-')));
  try {
    const filled = await fill(directory);
    const world = await openWorld(
      { LOG_LEVEL: 'error', WAITLIST_MODE: 'off' },
      { keptIn: join(directory, 'database') },
    );
    try {
      const cookie = await storedAdmin(world, directory, 'graph');
      const rows = await measureAddresses(world, cookie);
      return only === ''
        ? [...filled, ...rows, ...(await measureOne(world)), ...(await measurePass(world))]
        : [...filled, ...rows];
    } finally {
      await world.end();
    }
  } finally {
    if (storePath === undefined) await rm(directory, { recursive: true });
  }
}
