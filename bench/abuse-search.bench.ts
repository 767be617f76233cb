import { join } from 'node:path';
import { openStore, type Store } from '@ecco/store';
import { environmentOf, type Ground, onEachDatabase } from './abuse/databases.ts';
import { startProduct } from './abuse/product.ts';
import { nastySearches } from './abuse/searches.ts';

// What one search of somebody costs everybody else: each of a list of nasty ones at every place that searches, while
// somebody else asks for their session again and again. Each search comes from a network of its own, so that it is run and
// not refused for what others cost. It ends after BENCH_SECONDS on each database; what was not asked then is counted.

export const name = 'abuse-search';

type Row = Record<string, string | number>;

const items = Number(process.env['BENCH_ITEMS'] ?? 470);
const labeled = { items: 2, lines: Number(process.env['BENCH_LINES'] ?? 20_000) };
/** For all places together. */
const seconds = Number(process.env['BENCH_SECONDS'] ?? 110);
const withinMs = 20_000;

const words =
  'the board approved a commitment to private credit and asked what the fees of the fund are'.split(' ');
const lineOf = (at: number): string =>
  Array.from({ length: 12 }, (_, word) => words[(at * 7 + word * (1 + (at % 5))) % words.length]).join(' ');

/** An item whose every line is somebody else's. */
async function addItem(store: Store, at: number, lines: number): Promise<string> {
  return store.transaction(async (tx) => {
    const { item } = await tx.items.insertOrFind({
      ...{ kind: 'episode', title: `Meeting ${at} of the board`, nextStage: null },
      status: 'ASSERTIONS_COMPLETE',
    });
    const labels = Array.from({ length: lines }, (_, line) => `Person ${(line * 7919 + at).toString(36)}`);
    await tx.speakers.replace(
      item.id,
      labels.map((label, idx) => ({
        ...{ label, name: label, idx, role: null, organisation: null },
        ...{ provenance: null, confidence: 1, evidence: null },
      })),
    );
    await tx.segments.replace(
      item.id,
      labels.map((speakerLabel, line) => ({ text: `${lineOf(at + line)}.`, speakerLabel })),
    );
    return item.id;
  });
}

async function fill({ directory, url }: Ground): Promise<string> {
  const store = await openStore({
    database:
      url === null ? { kind: 'embedded', directory: join(directory, 'database') } : { kind: 'server', url },
    files: { kind: 'directory', directory: join(directory, 'files') },
  });
  let last = '';
  for (let at = 0; at < items; at += 1) {
    last = await addItem(store, at, at < items - labeled.items ? 20 : labeled.lines);
  }
  await store.maintain();
  await store.close();
  return last;
}

const at = (values: readonly number[], share: number): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0);

let networks = 0;
/** A network from which nobody has asked yet. */
const newNetwork = (): string => {
  networks += 1;
  return `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`;
};

async function ask(url: string, from = '192.0.2.1'): Promise<{ status: number; ms: number }> {
  const began = performance.now();
  const headers = { 'x-forwarded-for': from };
  const status = await fetch(url, { headers, signal: AbortSignal.timeout(withinMs) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
  return { status, ms: performance.now() - began };
}

/** Asks for a session until told to stop; gives how long each took. */
function somebodyElse(url: string): { stop: () => Promise<number[]> } {
  let isOver = false;
  const asking = (async () => {
    const took: number[] = [];
    while (!isOver) {
      took.push((await ask(`${url}/v2/session`)).ms);
      await new Promise((go) => setTimeout(go, 10));
    }
    return took;
  })();
  return {
    stop: () => {
      isOver = true;
      return asking;
    },
  };
}

const searchesAt = (itemId: string): Record<string, (text: string) => string> => ({
  transcripts: (text) => `/v2/episode/search_transcripts?query=${text}`,
  'with overview': (text) => `/v2/episode/search_transcripts?overview=true&query=${text}`,
  'by date': (text) => `/v2/episode/search_transcripts?sort=date&query=${text}`,
  library: (text) => `/v2/episode/local_search?keywords=${text}`,
  'inside one item': (text) => `/v2/search/search_inside/${itemId}?query=${text}`,
  suggestions: (text) => `/v2/search/values?operator=speaker&prefix=${text.slice(0, 30)}`,
  organizations: (text) => `/v2/search/search_in_orgs?org_ids=${itemId}&query=${text}`,
});

type Answer = { status: number; ms: number; text: string };

/** Asks for one nasty search after the other until the time is over. */
async function askAll(addressOf: (text: string) => string, untilMs: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const text of nastySearches) {
    if (performance.now() > untilMs) break;
    answers.push({ ...(await ask(addressOf(encodeURIComponent(text)), newNetwork())), text });
  }
  return answers;
}

async function measure(url: string, itemId: string): Promise<Row[]> {
  const rows: Row[] = [];
  const places = Object.entries(searchesAt(itemId));
  for (const [place, addressOf] of places) {
    const other = somebodyElse(url);
    const untilMs = performance.now() + (seconds * 1_000) / places.length;
    const answers = await askAll((text) => url + addressOf(text), untilMs);
    const waited = await other.stop();
    const slowest = answers.toSorted((a, b) => b.ms - a.ms)[0];
    const times = answers.map(({ ms }) => ms);
    const count = (isSo: (status: number) => boolean): number =>
      answers.filter(({ status }) => isSo(status)).length;
    rows.push({
      place,
      asked: `${answers.length} of ${nastySearches.length}`,
      'p95 ms': at(times, 0.95),
      'max ms': at(times, 1),
      slowest: slowest?.text.slice(0, 24) ?? '',
      'over 2 s': times.filter((ms) => ms > 2_000).length,
      refused: count((status) => status >= 400 && status < 500),
      'ended (503)': count((status) => status === 503),
      failed: count((status) => status === 0 || status === 500),
      'others p95': at(waited, 0.95),
      'others max': at(waited, 1),
    });
  }
  return rows;
}

/** Eleven who ask for something costly and leave; how long somebody else waits then. */
async function measureLeavers(url: string): Promise<Row> {
  const costly = encodeURIComponent(nastySearches[0] ?? '');
  await Promise.all(
    Array.from({ length: 11 }, (_, one) =>
      fetch(`${url}/v2/episode/search_transcripts?query=${costly}%20${one}`, {
        headers: { 'x-forwarded-for': newNetwork() },
        signal: AbortSignal.timeout(300),
      }).then(
        (answer) => answer.arrayBuffer(),
        () => null,
      ),
    ),
  );
  const [session, ready] = [await ask(`${url}/v2/session`), await ask(`${url}/readyz`)];
  return {
    place: 'after 11 who left in 0.3 s',
    failed: [session, ready].filter(({ status }) => status !== 200).length,
    'others max': Math.round(Math.max(session.ms, ready.ms)),
  };
}

async function runOn(ground: Ground): Promise<Row[]> {
  const itemId = await fill(ground);
  const settings = { WAITLIST_MODE: 'off', TRUST_PROXY: '1', LOG_LEVEL: 'error' };
  const product = await startProduct({ ...environmentOf(ground), ...settings });
  try {
    const rows = await measure(product.url, itemId);
    return [...rows, await measureLeavers(product.url)];
  } finally {
    await product.kill();
  }
}

/** Runs the benchmark. */
export const run = (): Promise<Row[]> => onEachDatabase(runOn);
