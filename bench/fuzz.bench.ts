/**
 * Hostile sources for every reader, hostile calls for every operation of the API and hostile messages for the socket,
 * by seed, until the time is over. What is told: answers of 500 and more, faults without words, and what took long or
 * much, with the seed that makes it again.
 *
 *   BENCH_SECONDS=1800 BENCH_SEED=1 npm run bench fuzz
 */

import { createWorkPool, hostileSources, isSaid, type Reading, readings } from '@ecco/pipeline/testing';
import {
  createHostileCallers,
  furnish,
  type HostileCall,
  hostileCallers,
  hostileCalls,
  hostileWorld,
  openWorld,
} from '@ecco/server/testing';

export const name = 'fuzz';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 60);
const firstSeed = Number(process.env['BENCH_SEED'] ?? 1);
/** What an input of at most 200 KB, or a call, may take. */
const longMs = 3_000;
const perReading = 3;
const longestTold = 300;

type Row = Record<string, string | number>;
type Count = { inputs: number; said: number; faults: number; slow: number; slowestMs: number };
const nothing = (): Count => ({ inputs: 0, said: 0, faults: 0, slow: 0, slowestMs: 0 });

function note(count: Count, ms: number): void {
  count.inputs += 1;
  count.slowestMs = Math.max(count.slowestMs, Math.round(ms));
  if (ms > longMs) count.slow += 1;
}

const tell = (what: string, detail: unknown): void =>
  console.log(
    `${what}: ${(typeof detail === 'string' ? detail : JSON.stringify(detail))?.slice(0, longestTold)}`,
  );

type Pool = ReturnType<typeof createWorkPool>;

async function readOnce(
  pool: Pool,
  { form, reader, read }: Reading,
  seed: number,
  count: Count,
): Promise<void> {
  const sources = hostileSources(form, { seed, count: perReading });
  for (const [index, bytes] of sources.entries()) {
    const began = performance.now();
    try {
      await read(pool, bytes);
    } catch (error) {
      if (isSaid(error)) count.said += 1;
      else {
        count.faults += 1;
        tell(`fault of ${reader} by ${form}, seed ${seed}, ${index}`, String(error));
      }
    }
    const ms = performance.now() - began;
    note(count, ms);
    if (ms > longMs)
      tell(`${Math.round(ms)} ms of ${reader} by ${form}, seed ${seed}, ${index}`, `${bytes.length} bytes`);
  }
}

type Ask = ReturnType<typeof createHostileCallers>;

type Asked = { ask: Ask; caller: (typeof hostileCallers)[number]; call: HostileCall; count: Count };

async function askOnce({ ask, caller, call, count }: Asked): Promise<void> {
  const { method, path, body } = call;
  const began = performance.now();
  const { status, text } = await ask(caller, call);
  const ms = performance.now() - began;
  note(count, ms);
  // Of more than can be answered some is refused.
  const isSaidNo = (status >= 400 && status < 500) || status === 503;
  if (isSaidNo) count.said += 1;
  if (status >= 500 && !isSaidNo) {
    count.faults += 1;
    tell(`${status} of ${method} ${path}`, `${body ?? ''} ${text}`);
  }
  if (ms > longMs) tell(`${Math.round(ms)} ms of ${method}`, `${path} ${body ?? ''}`);
}

const row = (what: string, count: Count): Row => ({ what, ...count });

/** Reads and asks by turns, a seed at a time. */
export async function run(): Promise<Row[]> {
  const end = performance.now() + seconds * 1_000;
  const byReader = new Map<string, Count>();
  const byCaller = new Map(hostileCallers.map((caller) => [caller, nothing()]));
  const pool = createWorkPool({ maxThreads: 1 });
  const world = await openWorld(hostileWorld);
  let mostBytes = 0;
  let seed = firstSeed;
  try {
    const ask = createHostileCallers(world);
    for (; performance.now() < end; seed += 1) {
      for (const reading of readings) {
        if (performance.now() > end) break;
        const count = byReader.get(reading.reader) ?? nothing();
        byReader.set(reading.reader, count);
        await readOnce(pool, reading, seed, count);
        mostBytes = Math.max(mostBytes, process.memoryUsage.rss());
      }
      // Calls of the seed before may have taken away what there was.
      const known = await furnish(world.store);
      for (const call of await hostileCalls({ seed, perOperation: 1, known })) {
        if (performance.now() > end) break;
        for (const [caller, count] of byCaller) await askOnce({ ask, caller, call, count });
        mostBytes = Math.max(mostBytes, process.memoryUsage.rss());
      }
    }
  } finally {
    await world.end();
    await pool.close();
  }
  return [
    ...[...byReader].map(([reader, count]) => row(reader, count)),
    ...[...byCaller].map(([caller, count]) => row(`calls of a ${caller}`, count)),
    { what: 'the whole process at most', MB: Math.round(mostBytes / 2 ** 20), seeds: seed - firstSeed },
  ];
}
