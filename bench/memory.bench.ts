import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { proportionalMb, residentMb } from './memory/process-tree.ts';

// `npm start` as it is, with the samples: the most it ever holds, and what it holds two minutes after its last work. Once
// on an empty directory, through the whole pipeline, and once on the same again. Linux only.

export const name = 'memory';

const root = join(import.meta.dirname, '..');
const sampleMs = 100;
const idleMs = 120_000;
const patienceMs = 20 * 60_000;
/** Of which the process does some now and then, whether or not there is anything to do. */
const recurring = /"job":"(?:maintenance|poll-feeds)"/;

type Row = Record<string, string | number>;

async function startCommand(): Promise<string> {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return String(scripts.start);
}

async function measure(what: string, directory: string): Promise<Row> {
  const began = performance.now();
  const child = spawn('sh', ['-c', await startCommand()], {
    cwd: root,
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`,
      DATA_DIR: directory,
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let readyAt: number | null = null;
  let workedAt = began;
  child.stdout.on('data', (chunk) => {
    for (const line of String(chunk).split('\n')) {
      if (line.includes('"event":"ready"')) readyAt = performance.now();
      if (line.includes('"event":"job"') && !recurring.test(line)) workedAt = performance.now();
    }
  });
  try {
    let now = 0;
    const peak = { resident: 0, proportional: 0 };
    const isOver = () => readyAt !== null && performance.now() - Math.max(readyAt, workedAt) > idleMs;
    while (!isOver()) {
      if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
      if (performance.now() - began > patienceMs) throw new Error('it never came to rest');
      now = residentMb(child.pid ?? 0);
      // Telling which pages are shared takes the kernel a while, so it is asked at the peaks alone.
      if (now > peak.resident)
        Object.assign(peak, { resident: now, proportional: proportionalMb(child.pid ?? 0) });
      await wait(sampleMs);
    }
    const seconds = (at: number): number => Math.round((at - began) / 100) / 10;
    return {
      what,
      'peak MB (700)': Math.round(peak.resident),
      'shared pages once': Math.round(peak.proportional),
      'at rest MB (450)': Math.round(now),
      'ready s': seconds(readyAt ?? began),
      'last work s': seconds(workedAt),
    };
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

/** The peak and the rest of a first and of a later start. */
export async function run(): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), 'ecco-memory-bench-'));
  try {
    return [
      await measure('first start with the samples', directory),
      await measure('later start', directory),
    ];
  } finally {
    await rm(directory, { recursive: true });
  }
}
