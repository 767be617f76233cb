import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '@ecco/store';
import { startProduct } from './abuse/product.ts';
import { nastySearches } from './abuse/searches.ts';

// What one search of somebody costs everybody else: each of a list of nasty ones at every place that searches, while
// somebody else asks for their session again and again. With BENCH_DATABASE_URL on that PostgreSQL server, which has to be
// empty; else on the embedded database.

export const name = 'abuse-search';

type Row = Record<string, string | number>;

const items = 470;
const labeled = { items: 2, lines: 20_000 };
const withinMs = 60_000;
const databaseUrl = process.env['BENCH_DATABASE_URL'];

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

async function fill(directory: string): Promise<string> {
  const store = await openStore({
    database:
      databaseUrl === undefined
        ? { kind: 'embedded', directory: join(directory, 'database') }
        : { kind: 'server', url: databaseUrl },
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

async function ask(url: string): Promise<{ status: number; ms: number }> {
  const began = performance.now();
  const status = await fetch(url, { signal: AbortSignal.timeout(withinMs) }).then(
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

async function measure(url: string, itemId: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [place, addressOf] of Object.entries(searchesAt(itemId))) {
    const other = somebodyElse(url);
    const answers: { status: number; ms: number; text: string }[] = [];
    for (const text of nastySearches) {
      answers.push({ ...(await ask(url + addressOf(encodeURIComponent(text)))), text });
    }
    const waited = await other.stop();
    const slowest = answers.toSorted((a, b) => b.ms - a.ms)[0];
    const times = answers.map(({ ms }) => ms);
    rows.push({
      place,
      searches: answers.length,
      'p95 ms': at(times, 0.95),
      'slowest ms': at(times, 1),
      'slowest of all': slowest?.text.slice(0, 40) ?? '',
      'over 2 s': times.filter((ms) => ms > 2_000).length,
      'not 200': answers.filter(({ status }) => status !== 200).length,
      'ended or without answer': answers.filter(({ status }) => status === 503 || status === 0).length,
      'somebody else, p95 ms': at(waited, 0.95),
      'somebody else, slowest ms': at(waited, 1),
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
        signal: AbortSignal.timeout(300),
      }).then(
        (answer) => answer.arrayBuffer(),
        () => null,
      ),
    ),
  );
  const [session, ready] = [await ask(`${url}/v2/session`), await ask(`${url}/readyz`)];
  return {
    place: 'eleven who left after 0.3 s',
    'somebody else, slowest ms': Math.round(Math.max(session.ms, ready.ms)),
    'not 200': [session, ready].filter(({ status }) => status !== 200).length,
  };
}

/** Runs the benchmark. */
export async function run(): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), 'ecco-abuse-search-'));
  try {
    const itemId = await fill(directory);
    const product = await startProduct({
      ...{ DATA_DIR: directory, WAITLIST_MODE: 'off' },
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    });
    try {
      const rows = await measure(product.url, itemId);
      return [...rows, await measureLeavers(product.url)];
    } finally {
      await product.kill();
    }
  } finally {
    await rm(directory, { recursive: true });
  }
}
