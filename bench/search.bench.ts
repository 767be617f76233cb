import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { CitedText } from '@ecco/domain';
import { openStore, type Segment, type Store, type SummaryParts } from '@ecco/store';

// BM25 over half a million transcript segments, and the summaries of their items, in the embedded store, beside SQLite
// FTS5 on the same segments.
// The segments are the turns of real transcripts, multiplied with a share of their words exchanged, so that
// no two copies are alike.

export const name = 'search';

const target = 486_322;
const exchangedShare = 0.15;
const rounds = 15;
const sources = [
  'changelog/dev/episodes.jsonl',
  'earnings22/dev/calls.jsonl',
  'qmsum/dev/train.jsonl',
  'qmsum/dev/val.jsonl',
].map((path) => new URL(`../../shared/data/${path}`, import.meta.url));

const queries: Record<string, string[]> = {
  'rare word': ['kubernetes', 'amortization', 'podcast', 'dividend'],
  'common words': ['think people', 'year', 'know really good'],
  'two words': ['open source', 'interest rates', 'remote control'],
  'phrase-like': ['the third quarter of the year', 'what we have decided so far'],
  names: ['Adam Stacoviak', 'Jerod', 'Eric Yuan'],
  question: ['How did revenue change compared with last year?', 'What do users want from the remote?'],
};

type Row = { measure: string; value: number; unit: string };
type Transcript = string[];

/** Runs the benchmark; an empty list where the transcripts are not there. */
export async function run(): Promise<Row[]> {
  if (!sources.every((source) => existsSync(source))) return [];
  const transcripts = multiply(await readTranscripts());
  const directory = await mkdtemp(join(tmpdir(), 'ecco-search-bench-'));
  const store = await openStore({
    database: { kind: 'embedded', directory },
    files: { kind: 'directory', directory: join(directory, 'files') },
  });
  try {
    return [...(await measureStore(store, transcripts)), ...(await measureSqlite(transcripts))];
  } finally {
    await store.close();
    await rm(directory, { recursive: true });
  }
}

async function readTranscripts(): Promise<Transcript[]> {
  const texts = await Promise.all(sources.map((source) => readFile(source, 'utf8')));
  return texts
    .flatMap((text) => text.split('\n').filter(Boolean))
    .map((line) => {
      const { turns }: { turns: { text: string }[] } = JSON.parse(line);
      return turns.map((turn) => turn.text);
    });
}

/** A small generator of its own, so that every run has the same segments. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function multiply(originals: Transcript[]): Transcript[] {
  const random = createRandom(1);
  const vocabulary = originals.flat().flatMap((text) => text.split(' ').slice(0, 8));
  const exchange = (word: string) =>
    random() < exchangedShare ? (vocabulary[Math.floor(random() * vocabulary.length)] ?? word) : word;
  const copies: Transcript[] = [...originals];
  let count = originals.flat().length;
  while (count < target) {
    for (const original of originals) {
      const copy = original.slice(0, target - count).map((text) => text.split(' ').map(exchange).join(' '));
      copies.push(copy);
      count += copy.length;
    }
  }
  return copies;
}

const linesOfChapter = 25;
const madeBy = { engine: 'bench', version: '1' };

/** A summary as long as a real one, in words of the lines themselves. */
function summaryOf(segments: Segment[]): Omit<SummaryParts, 'itemId'> {
  const said = ({ id, text }: Segment, words: number): CitedText => ({
    text: text.split(' ').slice(0, words).join(' '),
    verbatim: false,
    citations: [{ segmentId: id, quote: text, startMs: null, endMs: null, page: null }],
  });
  const chapters = segments
    .filter((_, index) => index % linesOfChapter === 0)
    .map(({ idx, text }) => {
      const own = segments.slice(idx, idx + linesOfChapter);
      return {
        title: text.split(' ').slice(0, 7).join(' '),
        firstSegment: idx,
        lastSegment: idx + own.length - 1,
        startMs: null,
        endMs: null,
        page: null,
        relevancy: 50,
        summary: own.slice(0, 3).map((segment) => said(segment, 30)),
        takeaways: own.slice(3, 6).map((segment) => said(segment, 20)),
      };
    });
  const tldr = segments.slice(0, 5).map((segment) => said(segment, 25));
  return { version: 2, madeBy, outline: { chapters }, analysis: { oneLiner: null, tldr, keyTopics: [] } };
}

async function timed(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function measureQueries(engine: string, search: (text: string) => unknown): Promise<Row[]> {
  const rows: Row[] = [];
  const all: number[] = [];
  for (const [kind, texts] of Object.entries(queries)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const text of texts) times.push(await timed(() => search(text)));
    }
    all.push(...times);
    rows.push({ measure: `${engine}, ${kind}, p50`, value: quantile(times, 0.5), unit: 'ms' });
    rows.push({ measure: `${engine}, ${kind}, p95`, value: quantile(times, 0.95), unit: 'ms' });
  }
  rows.push({ measure: `${engine}, all, fastest`, value: quantile(all, 0), unit: 'ms' });
  rows.push({ measure: `${engine}, all, p50`, value: quantile(all, 0.5), unit: 'ms' });
  rows.push({ measure: `${engine}, all, p95`, value: quantile(all, 0.95), unit: 'ms' });
  return rows;
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

async function measureStore(store: Store, transcripts: Transcript[]): Promise<Row[]> {
  const load = await timed(async () => {
    for (const [index, texts] of transcripts.entries()) {
      const segments = texts.map((text) => ({ text }));
      await store.transaction(async (tx) => {
        const { item } = await tx.items.insertOrFind({
          kind: 'episode',
          title: `Item ${index}`,
          nextStage: null,
        });
        const written = await tx.segments.replace(item.id, segments);
        await tx.summaries.save({ itemId: item.id, ...summaryOf(written) });
      });
    }
  });
  const rebuild = await timed(() => store.search.rebuild());
  await store.maintain();
  const base: number[] = [];
  for (let round = 0; round < 100; round += 1) base.push((await store.health()).databaseMs);
  const longest = transcripts.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const [hit] = await store.search.find({ text: longest.slice(0, 20).join(' ') });
  const inside: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const itemIds = hit ? [hit.item.id] : [];
    inside.push(await timed(() => store.search.find({ text: 'how does it work', itemIds })));
  }
  return [
    { measure: 'segments', value: transcripts.flat().length, unit: '' },
    { measure: 'load with index', value: load / 1_000, unit: 's' },
    { measure: 'BM25 index build', value: rebuild / 1_000, unit: 's' },
    { measure: 'RSS with the store loaded', value: process.memoryUsage().rss / 1e6, unit: 'MB' },
    { measure: 'the database answering nothing, p95', value: quantile(base, 0.95), unit: 'ms' },
    { measure: 'inside one item, p95', value: quantile(inside, 0.95), unit: 'ms' },
    ...(await measureQueries(store.search.mode, (text) => store.search.find({ text, limit: 20 }))),
  ];
}

async function measureSqlite(transcripts: Transcript[]): Promise<Row[]> {
  const database = new DatabaseSync(':memory:');
  const build = await timed(() => {
    database.exec(`create virtual table segments using fts5(text, tokenize = 'porter unicode61'); begin`);
    const insert = database.prepare('insert into segments (text) values (?)');
    for (const text of transcripts.flat()) insert.run(text);
    database.exec('commit');
  });
  const select = database.prepare(
    'select rowid, text, bm25(segments) as score from segments where segments match ? order by rank limit 20',
  );
  const search = (text: string) =>
    select.all((text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `"${word}"`).join(' OR '));
  const rows = await measureQueries('SQLite FTS5', search);
  database.close();
  return [{ measure: 'SQLite FTS5 index build', value: build / 1_000, unit: 's' }, ...rows];
}
