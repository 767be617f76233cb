import { environmentOf, type Ground, onEachDatabase } from './abuse/databases.ts';
import { hostileTexts } from './abuse/hostile-texts.ts';
import { startProduct, upload } from './abuse/product.ts';

export const name = 'abuse-texts';

type Row = Record<string, string | number>;

/** On each database; begun uploads and questions may take as long as somebody's patience beyond it. */
const seconds = Number(process.env['BENCH_SECONDS'] ?? 110);
/** How many of the texts, the first ones. */
const texts = Number(process.env['BENCH_TEXTS'] ?? hostileTexts.length);
const everyMs = 100;
const patienceMs = 30_000;

/** How long answers took, in ms, of one address that is asked again and again. */
type Watch = { took: number[]; failed: number };

async function watch(url: string, until: () => boolean): Promise<Watch> {
  const seen: Watch = { took: [], failed: 0 };
  while (!until()) {
    const began = performance.now();
    const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) }).catch(() => null);
    await answer?.arrayBuffer();
    seen.took.push(performance.now() - began);
    if (answer?.status !== 200) seen.failed += 1;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  return seen;
}

const rowOf = (what: string, { took, failed }: Watch): Row => {
  const ordered = took.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round(ordered[Math.floor((ordered.length - 1) * share)] ?? 0);
  return { what, asked: took.length, 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'max ms': at(1), failed };
};

const places = {
  'event loop (healthz)': '/healthz',
  library: '/v2/library?per_page=50',
  'database (readyz)': '/readyz',
  'people (all of the library)': '/v2/people?per_page=20',
};

async function watchAll(url: string, until: () => boolean): Promise<Row[]> {
  const all = Object.entries(places).map(async ([what, path]) => rowOf(what, await watch(url + path, until)));
  return Promise.all(all);
}

async function statusCounts(url: string): Promise<string> {
  const answer = await fetch(`${url}/v2/library?per_page=50`, {
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => null);
  const text = (await answer?.text()) ?? '';
  const counts = new Map<string, number>();
  for (const [, status = ''] of text.matchAll(/"processing_status":"([A-Z_]+)"/g))
    counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} ${status}`).join(', ');
}

async function runOn(ground: Ground): Promise<Row[]> {
  const settings = { WAITLIST_MODE: 'off', ANONYMOUS_INGEST_PER_DAY: '1000', LOG_LEVEL: 'error' };
  const product = await startProduct({ ...environmentOf(ground), ...settings });
  try {
    const calm = Date.now() + 3_000;
    const peace = await watchAll(product.url, () => Date.now() > calm);
    const end = Date.now() + seconds * 1_000;
    const sent = hostileTexts.slice(0, texts);
    const [rows, answers] = await Promise.all([
      watchAll(product.url, () => Date.now() > end),
      Promise.all(sent.map(({ text }) => upload(product.url, text(), patienceMs))),
    ]);
    const statuses = answers.map(({ status }) => status).join(' ');
    return [
      ...peace.map((row) => ({ ...row, what: `in peace: ${row['what']}` })),
      ...rows,
      { what: `uploads answered: ${statuses}` },
      { what: `after ${seconds} s: ${await statusCounts(product.url)}` },
    ];
  } finally {
    await product.kill();
  }
}

/** Fifteen hostile texts at once: how late the event loop, the library and the database are while they are worked on. */
export const run = (): Promise<Row[]> => onEachDatabase(runOn);
