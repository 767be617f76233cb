import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
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
