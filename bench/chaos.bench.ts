/**
 * Uses the product while everything under it is disturbed at random moments, and compares what is left with an
 * undisturbed run: a process for pages and one for work are killed, PostgreSQL too, the line to it is cut and stalls,
 * the disk of the files fills, clocks are stepped. It ends by itself and stays on this machine.
 *
 *   BENCH_FAULTS=200 BENCH_SEED=1 npm run bench chaos
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { endStatus } from '@ecco/domain';
import { openStore, type Store } from '@ecco/store';
import { type Product, startProduct } from './abuse/product.ts';
import { type Database, openDatabase } from './chaos/database.ts';
import { type Line, openLine } from './chaos/line.ts';
import { bePatient, type People } from './chaos/people.ts';
import { generator } from './generator.ts';
import { compareStores, type Finding } from './kill/compare-stores.ts';
import { openWorker } from './kill/worker.ts';

export const name = 'chaos';

const faults = Number(process.env['BENCH_FAULTS'] ?? 40);
const seed = Number(process.env['BENCH_SEED'] ?? 1);
const items = 15;
const longestMs = Number(process.env['BENCH_SECONDS'] ?? 1_500) * 1_000;
/** How long it may take to do what is left, in ms: on a busy machine that is minutes. */
const settleMs = Number(process.env['BENCH_SETTLE_SECONDS'] ?? 900) * 1_000;
const mebibyte = 2 ** 20;
const call = promisify(execFile);
const login = { email: 'admin@ecco.example', password: 'a password of the bench' };

type Row = Record<string, string | number>;
type Role = 'web' | 'worker';

type DisturbedRun = {
  directory: string;
  database: Database;
  line: Line;
  running: Record<Role, Product>;
  start: (role: Role) => Promise<void>;
  isOwnDisk: boolean;
  /** Processes that ended by themselves. */
  fallen: Set<Product>;
};

const environmentOf = (directory: string, line: Line, role: Role) => ({
  ROLE: role,
  DATA_DIR: join(directory, 'data'),
  DATABASE_URL: `postgres://ecco:ecco@127.0.0.1:${line.port}/library`,
  DISK_RESERVE_BYTES: '32MB',
  DIGEST: 'on',
  LOG_LEVEL: 'warn',
  CHAOS_CLOCK: join(directory, 'clock'),
  NODE_OPTIONS: `--import ${join(import.meta.dirname, 'chaos/clock.preload.ts')}`,
});

type Fault = { name: string; disturb: (world: DisturbedRun, ms: number) => Promise<void> };

async function killRole({ running, start }: DisturbedRun, role: Role): Promise<void> {
  await running[role].kill();
  await start(role);
}

async function stepClock({ directory }: DisturbedRun, offset: number, ms: number): Promise<void> {
  await writeFile(join(directory, 'clock'), String(offset));
  await wait(ms);
  await writeFile(join(directory, 'clock'), '0');
}

async function fillDisk({ directory }: DisturbedRun, leaving: number, ms: number): Promise<void> {
  const { bavail, bsize } = await statfs(directory);
  const ballast = join(directory, 'ballast');
  await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leaving))).catch(() => undefined);
  await wait(ms);
  await rm(ballast, { force: true });
}

const kinds: readonly Fault[] = [
  { name: 'pages killed', disturb: (world) => killRole(world, 'web') },
  { name: 'work killed', disturb: (world) => killRole(world, 'worker') },
  {
    name: 'database killed',
    async disturb({ database }, ms) {
      await database.kill();
      await wait(ms / 2);
      await database.start();
    },
  },
  {
    name: 'network gone',
    async disturb({ line }, ms) {
      line.cut();
      await wait(ms);
      line.mend();
    },
  },
  {
    name: 'database stalls, as on a slow disk',
    async disturb({ line }, ms) {
      line.stall();
      await wait(ms);
      line.mend();
    },
  },
  { name: 'clock ahead by three hours', disturb: (world, ms) => stepClock(world, 3 * 3_600_000, ms) },
  { name: 'clock behind by three hours', disturb: (world, ms) => stepClock(world, -3 * 3_600_000, ms) },
  { name: 'disk under its reserve', disturb: (world, ms) => fillDisk(world, 8 * mebibyte, ms) },
  { name: 'disk without a byte', disturb: (world, ms) => fillDisk(world, 0, ms) },
];

async function open(directory: string, isOwnDisk: boolean): Promise<DisturbedRun> {
  await writeFile(join(directory, 'clock'), '0');
  const database = await openDatabase(await mkdtemp(join(tmpdir(), 'ecco-chaos-postgres-')));
  const line = await openLine(database.port);
  const begin = (role: Role) => startProduct(environmentOf(directory, line, role));
  const running = { web: await begin('web'), worker: await begin('worker') };
  const start = async (role: Role): Promise<void> => {
    running[role] = await begin(role);
  };
  return { directory, database, line, running, start, isOwnDisk, fallen: new Set() };
}

async function claim({ running }: DisturbedRun): Promise<void> {
  const token = /welcome\?token=([\w-]+)/.exec(running.web.said())?.[1];
  const json = { token, ...login, firstname: 'Ada', lastname: 'Example' };
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const { status } = await fetch(`${running.web.url}/v2/session/claim`, {
    method: 'POST',
    headers,
    body: JSON.stringify(json),
  });
  if (status !== 200) throw new Error(`nobody became admin: ${status}`);
}

/** Prints what a process said last that ended by itself; one that was killed is begun anew, this one is not. */
function reportEnded({ running, fallen }: DisturbedRun, during: string): void {
  for (const role of ['web', 'worker'] as const) {
    const { endedBy, said } = running[role];
    if (endedBy() === null || fallen.has(running[role])) continue;
    fallen.add(running[role]);
    console.log(`${role} ended by itself (${endedBy()}) during "${during}":\n${said().slice(-3_000)}`);
  }
}

/** Disturbs until there were enough faults or the time is over; gives how many there were of each. */
async function disturb(world: DisturbedRun): Promise<Map<string, number>> {
  const random = generator(seed);
  const end = performance.now() + longestMs;
  const possible = kinds.filter(({ name: what }) => world.isOwnDisk || !what.startsWith('disk'));
  const counts = new Map<string, number>();
  for (let fault = 1; fault <= faults && performance.now() < end; fault += 1) {
    const kind = possible[Math.floor(random() * possible.length)];
    if (kind === undefined) break;
    await wait(random() * 2_000);
    await kind.disturb(world, 500 + random() * 2_500);
    counts.set(kind.name, (counts.get(kind.name) ?? 0) + 1);
    if (fault % 10 === 0) console.log(`${fault} faults`);
    reportEnded(world, kind.name);
  }
  return counts;
}

/** Whether everything came to its end by itself in time, what items leave to be done after them too; what is left is printed. */
async function settled(store: Store): Promise<boolean> {
  const end = performance.now() + settleMs;
  while (performance.now() < end) {
    const counts = await store.items.countByStatus();
    const isFinal = Object.keys(counts).every((status) => status === endStatus || status === 'FAILED');
    const depths = await store.jobs.depths();
    if (isFinal && depths.every(({ queued, active }) => queued + active === 0)) return true;
    await wait(500);
  }
  console.log('left', await store.items.countByStatus(), await store.jobs.depths());
  return false;
}

async function backupFaults(store: Store, directory: string, expected: number): Promise<Finding> {
  const file = join(directory, 'after.backup');
  await store.backup(file);
  const place = join(directory, 'restored');
  const restored = await openStore({
    database: { kind: 'memory' },
    files: { kind: 'directory', directory: place },
  });
  await restored.restore(file);
  const { total } = await restored.items.library({ page: 1, perPage: 1 });
  await restored.close();
  return { what: 'items of a backup made afterwards', count: total, faults: Math.abs(total - expected) };
}

async function findingsIn(world: DisturbedRun, people: People): Promise<Finding[]> {
  const url = `postgres://ecco:ecco@127.0.0.1:${world.database.port}/library`;
  const disturbed = await openWorker({ kind: 'server', url }, join(world.directory, 'data'));
  const { store } = disturbed;
  const quiet = await openWorker({ kind: 'memory' }, join(world.directory, 'quiet'));
  try {
    // Without its queues it would tell of no job that is left.
    await disturbed.pipeline.declare();
    const stuck = (await settled(store)) ? 0 : 1;
    await quiet.pipeline.declare();
    await quiet.takeIn(items);
    await quiet.pipeline.start();
    await quiet.settled();
    const { list, saved, sent } = people.title;
    const title = Number((await store.lists.findById(list))?.title.split(' ')[1]);
    const isKept = title >= saved && title <= sent;
    return [
      { what: 'ended by themselves', count: world.fallen.size, faults: world.fallen.size },
      { what: 'stuck', count: 1, faults: stuck },
      { what: 'edits said to be saved', count: people.done.edits, faults: isKept ? 0 : 1 },
      ...(await compareStores(store, quiet.store, people.accepted)),
      await backupFaults(store, world.directory, people.accepted.size),
    ];
  } finally {
    await quiet.close();
    await disturbed.close();
  }
}

async function attack(directory: string, isOwnDisk: boolean): Promise<Row[]> {
  const began = performance.now();
  const world = await open(directory, isOwnDisk);
  try {
    await claim(world);
    let isOver = false;
    const use = bePatient({ url: () => world.running.web.url, items, isOver: () => isOver, login });
    const counts = await disturb(world);
    // Whoever still waits is answered now.
    await wait(10_000);
    isOver = true;
    await use.ended;
    reportEnded(world, 'the end');
    const findings = await findingsIn(world, use.people);
    const seconds = Math.round((performance.now() - began) / 1_000);
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const statuses = Object.fromEntries(
      [...use.people.statuses].map(([status, count]) => [`answers ${status}`, count]),
    );
    return [
      { what: 'faults', count: total, seconds },
      ...[...counts].map(([what, count]) => ({ what, count })),
      { what: 'people', ...use.people.done, ...statuses },
      ...findings.map((finding) => ({ ...finding })),
    ];
  } finally {
    await Promise.all([world.running.web.kill(), world.running.worker.kill()]);
    await world.line.close();
    await world.database.kill();
  }
}

/** @throws where anything was lost, done twice or is stuck, when all of it has been printed */
export async function run(): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), 'ecco-chaos-'));
  const isOwnDisk = await call('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', directory]).then(
    () => true,
    () => false,
  );
  try {
    await mkdir(join(directory, 'data'), { recursive: true });
    const rows = await attack(directory, isOwnDisk);
    if (rows.every(({ faults: match = 0 }) => match === 0)) return rows;
    console.table(rows);
    throw new Error('Something was lost, done twice, or is stuck.');
  } finally {
    if (isOwnDisk) await call('umount', ['-l', directory]);
    await rm(directory, { recursive: true, force: true });
  }
}
