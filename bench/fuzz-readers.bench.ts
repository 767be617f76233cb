/**
 * Every reader of sources, each for its equal share of the time: hostile sources by grammar and, with `BENCH_FILES`, the
 * files of a folder broken at random places. What is told: faults without words, what took long, and words that were
 * told and do not stand in the file, with the seed that makes it again.
 *
 *   BENCH_SECONDS=3600 BENCH_SEED=1 BENCH_FILES=folder npm run bench fuzz-readers
 */
import { readdirSync, readFileSync } from 'node:fs';
import {
  brokenSources,
  createWorkPool,
  foreignWords,
  hostileSources,
  isSaid,
  type Reading,
  readings,
} from '@ecco/pipeline/testing';

export const name = 'fuzz-readers';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 60);
const firstSeed = Number(process.env['BENCH_SEED'] ?? 1);
const folder = process.env['BENCH_FILES'];
/** What an input of at most 200 KB may take. */
const longMs = 3_000;
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

type Count = {
  inputs: number;
  said: number;
  faults: number;
  slow: number;
  foreign: number;
  slowestMs: number;
};
type Input = { label: string; bytes: Uint8Array };

const filesOf = (path: string): Input[] =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name: label }) => ({ label, bytes: new Uint8Array(readFileSync(`${path}/${label}`)) }))
    .filter(({ bytes }) => bytes.length <= longestFile);

const show = (what: string, detail: unknown): void =>
  console.log(`${what}: ${(typeof detail === 'string' ? detail : JSON.stringify(detail)).slice(0, 300)}`);

/** One input of one reader: read, timed, and held against its bytes. */
async function readOnce(
  pool: ReturnType<typeof createWorkPool>,
  { reading, input, count }: { reading: Reading; input: Input; count: Count },
): Promise<void> {
  const { reader, read } = reading;
  const began = performance.now();
  try {
    const value = await read(pool, input.bytes);
    const foreign = inPlainSight.has(reader) ? foreignWords(input.bytes, value) : [];
    if (foreign.length > 0) {
      count.foreign += 1;
      show(`words of ${reader} that ${input.label} does not hold`, foreign);
    }
  } catch (error) {
    if (isSaid(error)) count.said += 1;
    else {
      count.faults += 1;
      show(`fault of ${reader} by ${input.label}`, String(error));
    }
  }
  const ms = performance.now() - began;
  count.inputs += 1;
  count.slowestMs = Math.max(count.slowestMs, Math.round(ms));
  if (ms <= longMs) return;
  count.slow += 1;
  show(`${Math.round(ms)} ms of ${reader} by ${input.label}`, `${input.bytes.length} bytes`);
}

function inputsOf(reading: Reading, seed: number, files: readonly Input[]): Input[] {
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
  const byReader = Map.groupBy(readings, ({ reader }) => reader);
  const shareMs = (seconds * 1_000) / byReader.size;
  const pool = createWorkPool({ maxThreads: 1 });
  const rows = [];
  try {
    for (const [reader, forms] of byReader) {
      const count: Count = { inputs: 0, said: 0, faults: 0, slow: 0, foreign: 0, slowestMs: 0 };
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
