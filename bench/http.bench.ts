import { openWorld } from '@ecco/server/testing';
import { addItem, words } from './http/corpus.ts';
import { load, type Report } from './http/load.ts';

export const name = 'http';

/** Lines of the long item, and of the library around it: BENCH_SEGMENTS in items of 500 lines. */
const longItem = 10_000;
const segments = Number(process.env['BENCH_SEGMENTS'] ?? 20_000);
const itemLines = 500;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 8);

const row = (what: string, { perSecond, p50, p95, p99, failed }: Report) => ({
  what,
  'req/s': Math.round(perSecond),
  'p50 ms': p50,
  'p95 ms': p95,
  'p99 ms': p99,
  failed,
});

/** A server that runs for a while knows the library's words and items. */
const warmSeconds = 3;

const searches = (url: string, count: number): string[] =>
  Array.from(
    { length: count },
    (_, index) => `${url}/v2/episode/search_transcripts?query=${encodeURIComponent(words(1 + (index % 3)))}`,
  );

/** The item page's answer and search through HTTP, beside a bare route of the same server. */
export async function run(): Promise<Record<string, string | number>[]> {
  const world = await openWorld({ LOG_LEVEL: 'warn', WAITLIST_MODE: 'off' });
  try {
    const slug = await addItem(world.store, longItem);
    for (let added = 0; added < segments; added += itemLines) await addItem(world.store, itemLines);
    // As after every large import.
    await world.store.search.rebuild();
    const page = `${world.url}/v2/episode/${slug}`;
    const cold = performance.now();
    await (await fetch(page)).text();
    const coldMs = Math.round(performance.now() - cold);
    const one = await load({ urls: [page], inFlight: 1, seconds });
    const ten = await load({ urls: [page], inFlight: 10, seconds });
    await load({ urls: searches(world.url, 20_000), inFlight: 50, seconds: warmSeconds });
    const bare = await load({ urls: [`${world.url}/healthz`], inFlight: 50, seconds });
    // More queries than the server remembers, each asked about once; then few, as when many read the same news.
    const fresh = await load({ urls: searches(world.url, 20_000), inFlight: 50, seconds });
    const repeated = await load({ urls: searches(world.url, 200), inFlight: 50, seconds });
    const share = ({ perSecond }: Report) => Math.round((perSecond / bare.perSecond) * 1000) / 10;
    return [
      { what: `item of ${longItem} lines, first time`, 'p50 ms': coldMs },
      row(`item of ${longItem} lines, one after the other`, one),
      row(`item of ${longItem} lines, 10 in flight`, ten),
      row('bare route, 50 in flight', bare),
      row(`search over ${segments + longItem} segments, never asked before, 50 in flight`, fresh),
      { what: '… % of the bare route', 'req/s': share(fresh) },
      row('search, 200 queries asked again and again, 50 in flight', repeated),
      { what: '… % of the bare route', 'req/s': share(repeated) },
    ];
  } finally {
    await world.end();
  }
}
