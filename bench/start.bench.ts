import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The real process, from its start to the line that says where it is reached: on an empty directory, then on the
// same again. CPU time counts all its threads and hardly depends on what else the machine does.

export const name = 'start';

const root = join(import.meta.dirname, '..');
const laterStarts = 3;
const ticksPerSecond = 100;
const patienceMs = 120_000;

type Row = Record<string, string | number>;

/** CPU seconds and the greatest memory of a process so far, where the system tells (Linux). */
async function usageOf(pid: number): Promise<Row> {
  try {
    const [stat, status] = await Promise.all(
      ['stat', 'status'].map((file) => readFile(`/proc/${pid}/${file}`, 'utf8')),
    );
    const fields = stat?.split(') ')[1]?.split(' ') ?? [];
    const ticks = Number(fields[11]) + Number(fields[12]);
    const peakKb = Number(status?.match(/VmHWM:\s+(\d+)/)?.[1]);
    return { 'CPU s': ticks / ticksPerSecond, 'peak MB': Math.round(peakKb / 1000) };
  } catch {
    return {};
  }
}

async function measureStart(what: string, directory: string): Promise<Row> {
  const began = performance.now();
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'scripts/serve.ts')],
    {
      env: { ...process.env, DATA_DIR: directory, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const patience = setTimeout(() => child.kill('SIGKILL'), patienceMs);
  try {
    let said = '';
    for await (const chunk of child.stdout) {
      said += String(chunk);
      if (said.includes('Ecco is ready at')) break;
    }
    if (!said.includes('Ecco is ready at')) throw new Error(`it did not start: ${said.slice(-500)}`);
    const wall = (performance.now() - began) / 1000;
    const usage = child.pid === undefined ? {} : await usageOf(child.pid);
    return { what, 'wall s': Math.round(wall * 100) / 100, ...usage };
  } finally {
    child.kill('SIGTERM');
    await ended;
    clearTimeout(patience);
  }
}

/** First and later starts of the server. */
export async function run(): Promise<Row[]> {
  const directory = await mkdtemp(join(tmpdir(), 'ecco-start-bench-'));
  try {
    const rows = [await measureStart('first start, empty directory', directory)];
    for (let index = 1; index <= laterStarts; index += 1)
      rows.push(await measureStart(`later start ${index}`, directory));
    return rows;
  } finally {
    await rm(directory, { recursive: true });
  }
}
