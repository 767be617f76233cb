/**
 * Every reader of sources, each for its equal share of the time: hostile sources by grammar and, with `BENCH_FILES`, the
 * files of a folder broken at random places. What is told: faults without words, what took long, and words that were
 * told and do not stand in the file, with the seed that makes it again.
 *
 *   BENCH_SECONDS=3600 BENCH_SEED=1 BENCH_FILES=folder BENCH_READERS=readPdf,parseCalendar npm run bench fuzz-readers
 */
import { readdirSync, readFileSync } from 'node:fs';
import {
  brokenSources,
  createWorkPool,
  foreignWords,
  hostileSources,
  type Reading,
  readings,
} from '@ecco/pipeline/testing';
import { type Count, type HostileInput, nothing, report, tryReader } from './fuzz/reader-trial.ts';

export const name = 'fuzz-readers';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 60);
const firstSeed = Number(process.env['BENCH_SEED'] ?? 1);
const folder = process.env['BENCH_FILES'];
const chosen = process.env['BENCH_READERS']?.split(',');
const perRound = 6;
const longestFile = 200_000;

/** Readers whose words stand in the bytes as letters; a PDF packs them, a redrawn picture and a cleaned page have none. */
const inPlainSight = new Set(['parseTranscript', 'readText', 'readArticle', 'parseCalendar', 'parseOpml']);

/** Whose files of a folder a reader is given; the others read whatever is not theirs. */
const endings: Readonly<Record<string, RegExp>> = {
  parseFeed: /\.xml$/,
  readArticle: /\.html?$/,
  readSite: /\.html?$/,
  readCrawledPage: /\.html?$/,
  parseCalendar: /\.ics$/,
  readPdf: /\.pdf$/,
};

const filesOf = (path: string): HostileInput[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name: label }) => ({ label, bytes: new Uint8Array(readFileSync(`${path}/${label}`)) }))
    .filter(({ bytes }) => bytes.length <= longestFile);

type ReaderCount = Count & { foreign: number };
type Trial = { reading: Reading; input: HostileInput; count: ReaderCount };

/** One input of one reader, and what was told of it held against its bytes. */
async function readOnce(pool: ReturnType<typeof createWorkPool>, trial: Trial): Promise<void> {
  const { reading, input, count } = trial;
  const value = await tryReader(pool, trial);
  const foreign = inPlainSight.has(reading.reader) ? foreignWords(input.bytes, value) : [];
  if (foreign.length === 0) return;
  count.foreign += 1;
  report(`words of ${reading.reader} that ${input.label} does not hold`, foreign);
}

function inputsOf(reading: Reading, seed: number, files: readonly HostileInput[]): HostileInput[] {
  const made = hostileSources(reading.form, { seed, count: perRound }).map((bytes, index) => ({
    label: `${reading.form}, seed ${seed}, ${index}`,
    bytes,
  }));
  const own = files.filter(({ label }) => endings[reading.reader]?.test(label) ?? true);
  const file = own[seed % Math.max(1, own.length)];
  if (!file) return made;
  const broken = brokenSources(file.bytes, { seed, count: perRound });
  return [
    ...made,
    ...broken.map((bytes, index) => ({ label: `${file.label}, seed ${seed}, ${index}`, bytes })),
  ];
}

/** Each reader in turn until its share of the time is over; its forms by turns, a seed at a time. */
export async function run(): Promise<Record<string, string | number>[]> {
  const files = folder === undefined ? [] : filesOf(folder);
  const tried = chosen ? readings.filter(({ reader }) => chosen.includes(reader)) : readings;
  const byReader = Map.groupBy(tried, ({ reader }) => reader);
  const shareMs = (seconds * 1_000) / byReader.size;
  const pool = createWorkPool({ maxThreads: 1 });
  const rows = [];
  try {
    for (const [reader, forms] of byReader) {
      const count: ReaderCount = { ...nothing(), foreign: 0 };
      const end = performance.now() + shareMs;
      for (let seed = firstSeed; performance.now() < end; seed += 1)
        for (const reading of forms)
          for (const input of inputsOf(reading, seed, files))
            if (performance.now() < end) await readOnce(pool, { reading, input, count });
      rows.push({ reader, ...count });
      console.log(JSON.stringify(rows.at(-1)));
    }
  } finally {
    await pool.close();
  }
  return rows;
}
