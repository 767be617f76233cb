import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Assertion } from '@ecco/domain';
import { themeIds } from '@ecco/domain';
import { openWorld, type World } from '@ecco/server/testing';
import { openStore, type Store, type Transaction } from '@ecco/store';
import { copyItems } from '@ecco/store/testing';
import { load } from './http/load.ts';
import { storedAdmin } from './stored-admin.ts';

// The grid of insights over HTTP for 200 organizations with 20,000 items of eight months and 500,000 claims in the embedded
// database, one request after the other. A few items of each are written as the product does, the others are their copies.

export const name = 'insights';

type Row = Record<string, string | number>;

const size = { organizations: 200, itemsOfEach: 4, copies: 24, claims: 25 } as const;
const dayMs = 86_400_000;
const daysBack = 240;
/** A directory that keeps the claims from one run to the next, which take minutes to fill. */
const storePath = process.env['BENCH_STORE'];
const seconds = Number(process.env['BENCH_SECONDS'] ?? 6);

const claimOf = (segmentId: string, at: number): Assertion => ({
  text: `The board spoke of matter ${at} at some length and came to no decision.`,
  citation: { segmentId, quote: 'The board spoke', startMs: null, endMs: null, page: null },
  speaker: null,
  theme: themeIds[at % 7] ?? 1,
  stance: 'neutral',
  kind: 'fact',
  organisations: [],
  isOwn: false,
  figures: [],
  weight: (at % 10) / 10,
});

type NamedRow = { id: string; name: string };

async function fillItem(tx: Transaction, index: number, organizations: readonly NamedRow[]): Promise<void> {
  const { item } = await tx.items.insertOrFind({
    kind: 'meeting',
    title: `Meeting ${index}`,
    publishedAt: new Date(Date.now() - ((index * 7) % daysBack) * dayMs),
    durationMs: 3_600_000,
    nextStage: null,
    status: 'ASSERTIONS_COMPLETE',
  });
  const [line] = await tx.segments.replace(item.id, [{ text: 'The board spoke of many matters.' }]);
  const claims = Array.from({ length: size.claims }, (_, at) => claimOf(line?.id ?? '', index + at * at));
  await tx.assertions.replace(item.id, claims);
  const own = organizations[index % organizations.length];
  if (own)
    await tx.links.putFound(item.id, {
      organizations: [
        {
          organizationId: own.id,
          about: true,
          mentions: 3,
          names: [own.name],
          segmentId: line?.id ?? null,
          sign: null,
        },
      ],
      people: [],
      affiliations: [{ label: '', organizationId: own.id }],
    });
}

/** The items of which the others are copies. */
async function fillFirst(store: Store): Promise<void> {
  const made = await store.organizations.addMany(
    Array.from({ length: size.organizations }, (_, index) => ({
      name: `Fund ${index}`,
      type: 'US_PENSION_FUND' as const,
    })),
  );
  const organizations = made.filter((one) => one !== null);
  await store.transaction(async (tx) => {
    for (let index = 0; index < size.organizations * size.itemsOfEach; index += 1)
      await fillItem(tx, index, organizations);
  });
}

async function fill(directory: string): Promise<void> {
  const mark = join(directory, 'insights-filled');
  if (existsSync(mark)) return;
  const database = join(directory, 'database');
  const files = { kind: 'directory', directory: join(directory, 'files') } as const;
  const store = await openStore({ database: { kind: 'embedded', directory: database }, files });
  try {
    await fillFirst(store);
  } finally {
    await store.close();
  }
  await copyItems(database, { copies: size.copies, withinDays: daysBack });
  await writeFile(mark, '');
}

async function measure(world: World, what: string, path: string, cookie: string): Promise<Row> {
  const size = (await world.ask(path, { session: cookie })).text.length;
  const { p50, p95, p99, failed } = await load({ urls: [world.url + path], inFlight: 1, seconds, cookie });
  return { what, kB: Math.round(size / 1000), 'p50 ms': p50, 'p95 ms': p95, 'p99 ms': p99, failed };
}

/** Runs the benchmark. */
export async function run(): Promise<Row[]> {
  const directory = storePath ?? (await mkdtemp(join(tmpdir(), 'ecco-insights-bench-')));
  const began = performance.now();
  await fill(directory);
  const world = await openWorld(
    { LOG_LEVEL: 'error', WAITLIST_MODE: 'off' },
    { keptIn: join(directory, 'database') },
  );
  try {
    const cookie = await storedAdmin(world, directory, 'insights');
    // As it is done every few hours: until then nobody has counted what a table holds.
    await world.store.maintain();
    const { ASSERTIONS_COMPLETE: items = 0 } = await world.store.items.countByStatus();
    const filled = { what: 'filling', items, 'wall s': Math.round((performance.now() - began) / 1000) };
    const [fund] = (await world.store.organizations.page({ page: 1, perPage: 1 })).rows;
    const measured: Row[] = [filled];
    for (const [what, path] of [
      ['grid of a month, first 5', '/v2/insights?window=1m'],
      ['grid of a week, first 5', '/v2/insights?window=1w'],
      ['grid of a month, 25 at a time', '/v2/insights?window=1m&limit=25&offset=25'],
      ['one organization', `/v2/org/${fund?.id}/insights?window=1m`],
      ['quotes of a cell', `/v2/org/${fund?.id}/insights/1?window=1m&order_by=weight&limit=10`],
    ] as const)
      measured.push(await measure(world, what, path, cookie));
    return measured;
  } finally {
    await world.end();
    if (storePath === undefined) await rm(directory, { recursive: true });
  }
}
