import { openWorld } from '../packages/server/src/testing/world.ts';
import { addItem, words } from './http/corpus.ts';
import { load, type Report } from './http/load.ts';

export const name = 'http';

/** Lines of the long item, and of the library around it: BENCH_SEGMENTS in items of 500 lines. */
const longItem = 10_000;
const segments = Number(process.env['BENCH_SEGMENTS'] ?? 20_000);
const itemLines = 500;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 8);
const queries = 200;

const row = (what: string, { latency, requests, non2xx, errors }: Report) => ({
  what,
  'req/s': Math.round(requests.average),
  'p50 ms': latency.p50,
  'p97.5 ms': latency.p97_5,
  'p99 ms': latency.p99,
  failed: non2xx + errors,
});

/** The item page's answer and search through HTTP, beside a bare route of the same server. */
export async function run(): Promise<Record<string, string | number>[]> {
  const world = await openWorld({ LOG_LEVEL: 'warn' });
  try {
    const slug = await addItem(world.store, longItem);
    for (let added = 0; added < segments; added += itemLines) await addItem(world.store, itemLines);
    const page = `${world.url}/v2/episode/${slug}`;
    const search = Array.from(
      { length: queries },
      (_, index) =>
        `${world.url}/v2/episode/search_transcripts?query=${encodeURIComponent(words(1 + (index % 3)))}`,
    );
    const cold = performance.now();
    await (await fetch(page)).text();
    const coldMs = performance.now() - cold;
    const one = await load({ urls: [page], inFlight: 1, seconds });
    const ten = await load({ urls: [page], inFlight: 10, seconds });
    const bare = await load({ urls: [`${world.url}/healthz`], inFlight: 50, seconds });
    const found = await load({ urls: search, inFlight: 50, seconds });
    const ratio = Math.round((found.requests.average / bare.requests.average) * 1000) / 10;
    return [
      { what: `item of ${longItem} lines, first time`, 'p50 ms': Math.round(coldMs) },
      row(`item of ${longItem} lines, one after the other`, one),
      row(`item of ${longItem} lines, 10 in flight`, ten),
      row('bare route, 50 in flight', bare),
      row(`search over ${segments + longItem} segments, 50 in flight`, found),
      { what: 'search, % of the bare route', 'req/s': ratio },
    ];
  } finally {
    await world.end();
  }
}
