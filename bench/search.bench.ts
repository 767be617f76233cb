import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openStore, type Store } from '@ecco/store';
import { fillLibrary } from './search/library.ts';
import { measurePaired, quantile, type Row, timed } from './search/paired.ts';
import { readTranscripts, type Transcript } from './search/transcripts.ts';

// BM25 over half a million transcript segments, and the summaries of their items, in the embedded store, side by side
// with SQLite FTS5 on the same segments: each question is put to the one and to the other in turn.

export const name = 'search';

const rounds = 15;
/** A directory that keeps the library from one run to the next, which takes minutes to fill. */
const storePath = process.env['BENCH_STORE'];

const queries: Record<string, string[]> = {
  'rare word': ['kubernetes', 'amortization', 'podcast', 'dividend'],
  'common words': ['think people', 'year', 'know really good'],
  'two words': ['open source', 'interest rates', 'remote control'],
  'phrase-like': ['the third quarter of the year', 'what we have decided so far'],
  names: ['Adam Stacoviak', 'Jerod', 'Eric Yuan'],
  question: ['How did revenue change compared with last year?', 'What do users want from the remote?'],
};

/** Runs the benchmark; an empty list where the transcripts are not there. */
export async function run(): Promise<Row[]> {
  const transcripts = await readTranscripts();
  if (transcripts === null) return [];
  const directory = storePath ?? (await mkdtemp(join(tmpdir(), 'ecco-search-bench-')));
  const store = await openStore({
    database: { kind: 'embedded', directory },
    files: { kind: 'directory', directory: join(directory, 'files') },
  });
  const sqlite = new DatabaseSync(':memory:');
  try {
    const filled = await fill(store, directory, transcripts);
    const build = await timed(() => fillSqlite(sqlite, transcripts.flat()));
    return [
      { measure: 'segments', value: transcripts.flat().length, unit: '' },
      ...filled,
      { measure: 'SQLite FTS5 index build', value: build / 1_000, unit: 's' },
      ...(await measureOthers(store, transcripts)),
      ...(await measurePaired(
        { name: store.search.mode, search: (text) => store.search.find({ text, limit: 20 }) },
        { name: 'SQLite FTS5', search: searchSqlite(sqlite) },
        { queries, rounds },
      )),
    ];
  } finally {
    sqlite.close();
    await store.close();
    if (storePath === undefined) await rm(directory, { recursive: true });
  }
}

async function fill(store: Store, directory: string, transcripts: Transcript[]): Promise<Row[]> {
  const mark = join(directory, 'filled');
  if (existsSync(mark)) return [];
  const load = await timed(() => fillLibrary(store, transcripts));
  const rebuild = await timed(() => store.search.rebuild());
  await store.maintain();
  await writeFile(mark, '');
  return [
    { measure: 'load with index', value: load / 1_000, unit: 's' },
    { measure: 'BM25 index build', value: rebuild / 1_000, unit: 's' },
    { measure: 'RSS with the store loaded', value: process.memoryUsage().rss / 1e6, unit: 'MB' },
  ];
}

/** What a search costs before it has found anything, and a search inside one item. */
async function measureOthers(store: Store, transcripts: Transcript[]): Promise<Row[]> {
  const base: number[] = [];
  for (let round = 0; round < 100; round += 1) base.push((await store.health()).databaseMs);
  const longest = transcripts.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const [hit] = await store.search.find({ text: longest.slice(0, 20).join(' ') });
  const itemIds = hit ? [hit.item.id] : [];
  const inside: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    inside.push(await timed(() => store.search.find({ text: 'how does it work', itemIds })));
  }
  return [
    { measure: 'the database answering nothing, p95', value: quantile(base, 0.95), unit: 'ms' },
    { measure: 'inside one item, p95', value: quantile(inside, 0.95), unit: 'ms' },
  ];
}

function fillSqlite(database: DatabaseSync, texts: string[]): void {
  database.exec(`create virtual table segments using fts5(text, tokenize = 'porter unicode61'); begin`);
  const insert = database.prepare('insert into segments (text) values (?)');
  for (const text of texts) insert.run(text);
  database.exec('commit');
}

function searchSqlite(database: DatabaseSync): (text: string) => unknown {
  const select = database.prepare(
    'select rowid, text, bm25(segments) as score from segments where segments match ? order by rank limit 20',
  );
  return (text) => select.all((text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `"${word}"`).join(' OR '));
}
