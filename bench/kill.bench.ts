/**
 * Proves that a killed process loses nothing and does nothing twice.
 *
 * A child process takes in 20 texts on an embedded store and works on them; it is killed (SIGKILL) at random
 * moments, again and again, and started anew on the same directory. When all items are at their end, they are
 * run again from their source, so that there is always work to interrupt. At the end the directory is compared,
 * item by item, with what an undisturbed run makes of the same texts.
 *
 *   BENCH_KILLS=200 BENCH_SEED=1 npm run bench -- kill
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { generator } from './generator.ts';
import { compareStores, type Finding } from './kill/compare-stores.ts';
import { openWorker, type Worker } from './kill/worker.ts';

export const name = 'kill';

const items = 20;
const kills = Number(process.env['BENCH_KILLS'] ?? 40);
const seed = Number(process.env['BENCH_SEED'] ?? 1);

/** What a child does first: take the texts in, go on with them, or have all of them processed again. */
type Mode = 'take' | 'work' | 'again';
type Child = {
  process: ChildProcess;
  accepted: Set<string>;
  started: Promise<void>;
  final: Promise<void>;
  closed: Promise<void>;
};

/** Starts a worker process and listens to what it says it has accepted. */
function startChild(directory: string, accepted: Set<string>, mode: Mode): Child {
  const args = ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'kill/child.ts')];
  const child = spawn(process.execPath, [...args, directory, String(items), mode], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const started = Promise.withResolvers<void>();
  const final = Promise.withResolvers<void>();
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let rest = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = `${rest}${chunk.toString()}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('accepted ')) accepted.add(line.slice('accepted '.length));
      if (line === 'started') started.resolve();
      if (line === 'final') final.resolve();
    }
  });
  return { process: child, accepted, started: started.promise, final: final.promise, closed };
}

/** Whether a promise has settled by now. */
const isReached = (promise: Promise<void>): Promise<boolean> =>
  Promise.race([promise.then(() => true), Promise.resolve(false)]);

async function killMany(
  directory: string,
  accepted: Set<string>,
): Promise<{ working: number; rounds: number }> {
  const random = generator(seed);
  let [working, rounds, again, takenIn] = [0, 0, false, false];
  for (let kill = 1; kill <= kills; kill += 1) {
    const isTaken = takenIn && kill % 10 !== 0;
    const child = startChild(directory, accepted, again ? 'again' : isTaken ? 'work' : 'take');
    // One kill in six falls into the start, before any job runs; the others fall into the work.
    const early = random() < 1 / 6;
    const moment = random() * (early ? 600 : 2_500);
    if (!early) await Promise.race([child.started, child.closed]);
    const ended = await Promise.race([
      wait(moment).then(() => false),
      child.final.then(() => true),
      child.closed.then(() => false),
    ]);
    if (!early) working += 1;
    again = ended;
    takenIn ||= ended || (await isReached(child.started));
    if (ended) rounds += 1;
    child.process.kill('SIGKILL');
    await child.closed;
    if (kill % 10 === 0) console.log(`${kill} kills, ${accepted.size} accepted, ${rounds} rounds finished`);
  }
  return { working, rounds };
}

async function finish(worker: Worker, accepted: Set<string>): Promise<void> {
  await worker.pipeline.declare();
  for (const id of await worker.takeIn(items)) accepted.add(id);
  await worker.pipeline.start();
  await worker.settled();
}

/** What was found of a directory that was killed so often, beside an undisturbed run. */
async function findingsIn(directory: string, accepted: Set<string>): Promise<Finding[]> {
  const disturbed = await openWorker({ kind: 'embedded', directory: join(directory, 'database') }, directory);
  try {
    await finish(disturbed, accepted);
    const quiet = await openWorker({ kind: 'memory' }, join(directory, 'quiet'));
    await finish(quiet, new Set());
    const findings = await compareStores(disturbed.store, quiet.store, accepted);
    await quiet.close();
    return findings;
  } finally {
    await disturbed.close();
  }
}

/** @throws where anything was lost or done twice, when all of it has been printed */
export async function run(): Promise<Record<string, string | number>[]> {
  const directory = await mkdtemp(join(tmpdir(), 'ecco-kill-'));
  try {
    const accepted = new Set<string>();
    const began = performance.now();
    const { working, rounds } = await killMany(directory, accepted);
    const findings = await findingsIn(directory, accepted);
    const seconds = Math.round((performance.now() - began) / 1000);
    const rows = findings.map(({ what, count, faults }) => ({ what, count, faults }));
    const all = [
      { what: 'kills', count: kills, 'while working': working, 'rounds between': rounds, seconds },
      ...rows,
    ];
    if (findings.every(({ faults }) => faults === 0)) return all;
    console.table(all);
    throw new Error('Something was lost, or done twice.');
  } finally {
    await rm(directory, { recursive: true });
  }
}
