/**
 * Hostile sources for every reader, hostile calls for every operation of the API, hostile messages for the socket and
 * hostile addresses for what fetches, by seed, until the time is over. What is told: answers of 500 and more, faults without words, and what took long or
 * much, with the seed that makes it again.
 *
 *   BENCH_SECONDS=1800 BENCH_SEED=1 npm run bench fuzz
 */

import { createProcessedItem } from '@ecco/factories/rows';
import { createWorkPool, hostileSources, type Reading, readings } from '@ecco/pipeline/testing';
import {
  createHostileCallers,
  furnish,
  type HostileCall,
  hostileCallers,
  hostileCalls,
  hostileWorld,
  openWorld,
} from '@ecco/server/testing';
import { type GuardedMachine, openGuardedMachine } from './fuzz/guarded-machine.ts';
import { hostileAddresses, leadsTo } from './fuzz/hostile-addresses.ts';
import { hostileMessages } from './fuzz/hostile-messages.ts';
import { isEmitted, sendBare } from './fuzz/hostile-socket.ts';
import { type Count, longMs, note, nothing, report, tryReader } from './fuzz/reader-trial.ts';

export const name = 'fuzz';

const seconds = Number(process.env['BENCH_SECONDS'] ?? 60);
const firstSeed = Number(process.env['BENCH_SEED'] ?? 1);
const perReading = 3;
/** Of each seed; the socket hears 2,000 of one connection in a minute, and 20,000 of one network. */
const [messagesAtOnce, addressesAtOnce] = [400, 200];

/** An address is pasted by this call. */
const pasting = {
  operation: 'ingest.url',
  method: 'POST',
  path: '/v2/ingest_url',
  type: 'application/json',
};

type Row = Record<string, string | number>;
type Pool = ReturnType<typeof createWorkPool>;

const readOnce = async (pool: Pool, reading: Reading, seed: number, count: Count): Promise<void> => {
  const sources = hostileSources(reading.form, { seed, count: perReading });
  for (const [index, bytes] of sources.entries())
    await tryReader(pool, {
      reading,
      input: { label: `${reading.form}, seed ${seed}, ${index}`, bytes },
      count,
    });
};

type Ask = ReturnType<typeof createHostileCallers>;

type CallTrial = { ask: Ask; caller: (typeof hostileCallers)[number]; call: HostileCall; count: Count };

async function askOnce({ ask, caller, call, count }: CallTrial): Promise<void> {
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
    report(`${status} of ${method} ${path}`, `${body ?? ''} ${text}`);
  }
  if (ms > longMs) report(`${Math.round(ms)} ms of ${method}`, `${path} ${body ?? ''}`);
}

/** Another page is told of its item, whatever one says. */
async function sayOnce(url: string, { uuid, seed, count }: { uuid: string; seed: number; count: Count }) {
  const began = performance.now();
  await sendBare(url, hostileMessages(uuid, { seed, count: messagesAtOnce }));
  if (!(await isEmitted(url, uuid))) {
    count.faults += 1;
    report(`no page is told after the messages of seed ${seed}`, '');
  }
  note(count, (performance.now() - began) / messagesAtOnce);
}

/** No address of this machine may be fetched, however it is written. */
async function fetchOnce({ refuses, heard }: GuardedMachine, address: string, count: Count): Promise<void> {
  const began = performance.now();
  const before = heard();
  const isRefused = await refuses(address).catch((error: unknown) => String(error));
  if (isRefused === true && heard() === before) count.said += 1;
  else {
    count.faults += 1;
    report(`${isRefused}, heard ${heard() - before} times, of the address`, address);
  }
  note(count, performance.now() - began);
}

const row = (what: string, count: Count): Row => ({ what, ...count });

/** Reads and asks by turns, a seed at a time. */
export async function run(): Promise<Row[]> {
  const end = performance.now() + seconds * 1_000;
  const byReader = new Map<string, Count>();
  const byCaller = new Map(hostileCallers.map((caller) => [caller, nothing()]));
  const pool = createWorkPool({ maxThreads: 1 });
  const world = await openWorld(hostileWorld);
  const machine = await openGuardedMachine();
  const [bySocket, byClient, byIngest] = [nothing(), nothing(), nothing()];
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
      const { id: uuid } = await createProcessedItem(world.store, { lines: 2 });
      await sayOnce(world.url, { uuid, seed, count: bySocket });
      for (const address of hostileAddresses(machine.port, { seed, count: addressesAtOnce })) {
        const where = leadsTo(address);
        if (where !== 'elsewhere') await fetchOnce(machine, address, byClient);
        const body = JSON.stringify({ url: address });
        const call = { ...pasting, body };
        if (where === 'here') await askOnce({ ask, caller: 'visitor', call, count: byIngest });
      }
      if (machine.heard() > 0)
        report(`seed ${seed} was heard by who listens on this machine`, machine.heard());
    }
  } finally {
    await machine.close();
    await world.end();
    await pool.close();
  }
  return [
    ...[...byReader].map(([reader, count]) => row(reader, count)),
    ...[...byCaller].map(([caller, count]) => row(`calls of a ${caller}`, count)),
    row(`rounds of ${messagesAtOnce} messages to the socket`, bySocket),
    row('addresses to the guarded client', byClient),
    row('addresses to the ingest route', byIngest),
    { what: 'the whole process at most', MB: Math.round(mostBytes / 2 ** 20), seeds: seed - firstSeed },
  ];
}
