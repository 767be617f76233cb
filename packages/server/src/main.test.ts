import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, lstat, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { until } from './testing/world.ts';

/** A start on an empty directory, on a machine that does other things as well. */
const startMs = 90_000;
let directory: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'ecco-main-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rm(directory, { recursive: true, force: true }));

type Run = { child: ChildProcess; output: () => string; exit: Promise<number | null> };

function run(environment: Record<string, string>): Run {
  const start = `import(${JSON.stringify(join(import.meta.dirname, 'main.ts'))}).then((m) => m.main())`;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '-e', start], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      HOST: '127.0.0.1',
      SAMPLES: 'off',
      DATA_DIR: directory,
      ...environment,
    },
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, output: () => output, exit };
}

it(
  'refuses a wrong configuration with every reason, before it touches anything',
  async () => {
    const { exit, output } = run({ PORT: 'x', ROLE: 'boss' });
    expect(await exit).toBe(78);
    expect(output()).toMatch(/PORT must be a whole number.*\n/);
    expect(output()).toMatch(/ROLE must be all, web or worker/);
  },
  startMs,
);

it(
  'takes a directory of an older release from others, and says that they could write to it',
  async () => {
    const older = join(directory, 'older');
    await mkdir(join(older, 'files/media'), { recursive: true });
    await writeFile(join(older, 'files/media/a.mp3'), 'a recording');
    await chmod(join(older, 'files/media/a.mp3'), 0o666);
    await chmod(older, 0o777);
    const { child, output, exit } = run({ DATA_DIR: older });
    await until(() => output().includes('Ecco is ready at'), startMs);
    expect(output()).toContain('Others could write to the data directory');

    const names = await readdir(older, { recursive: true });
    const modes = await Promise.all(names.map(async (name) => (await lstat(join(older, name))).mode & 0o077));
    expect(names).toContain('control.sock');
    expect(names.filter((_, index) => modes[index] !== 0)).toEqual([]);
    expect((await lstat(older)).mode & 0o077).toBe(0);
    child.kill('SIGTERM');
    expect(await exit).toBe(0);
  },
  startMs,
);

it(
  'says where it is, keeps a second process off its directory, and stops without an error',
  async () => {
    const first = run({});
    await until(() => first.output().includes('Ecco is ready at'), startMs);
    const url = /ready at (\S+)/.exec(first.output())?.[1] ?? '';
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(first.output()).toMatch(/welcome\?token=[\w-]{43}/);

    const second = run({});
    expect(await second.exit).toBe(1);
    expect(second.output()).toContain('Another process is using the database');

    const open = fetch(`${url}/v2/session`);
    first.child.kill('SIGTERM');
    expect((await open.catch(() => ({ status: 0 }))).status).toBeOneOf([200, 503, 0]);
    expect(await first.exit).toBe(0);
    expect(first.output()).not.toContain('"level":"error"');
  },
  2 * startMs,
);
