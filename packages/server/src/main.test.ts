import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, lstat, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from './testing/world.ts';

/** A start on an empty directory, on a machine that does other things as well. */
const startMs = 250_000;
let directory: string;
const children: ChildProcess[] = [];
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'ecco-main-'));
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(directory, { recursive: true, force: true });
});

type Run = { child: ChildProcess; output: () => string; exit: Promise<number | null> };

const startServer = `import(${JSON.stringify(join(import.meta.dirname, 'main.ts'))}).then((m) => m.main())`;

/** As the scripts do from which the product is started. */
const quickImports = join(import.meta.dirname, '../../../scripts/process/import-quickly.ts');

function run(environment: Record<string, string>, args = ['-e', startServer]): Run {
  const options = ['--disable-warning=ExperimentalWarning', '--import', quickImports];
  const child = spawn(process.execPath, [...options, ...args], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: join(import.meta.dirname, '../../../node_modules/.cache/compile'),
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

describe(
  'a start that cannot succeed',
  () => {
    const wordsOf = async (environment: Record<string, string>): Promise<string> => {
      const { exit, output } = run({ LOG_FORMAT: 'json', ...environment });
      expect(await exit).toBe(1);
      return output();
    };

    it('says where the database is that does not answer, and not its password', async () => {
      const said = await wordsOf({ DATABASE_URL: 'postgres://ecco:hunter2@127.0.0.1:9/ecco' });
      expect(said).toContain(
        'Ecco stopped: The database cannot be reached at 127.0.0.1:9: nothing listens there.',
      );
      expect(said).not.toContain('hunter2');
      expect(said).not.toContain('Ecco stopped: Failed query');
    });

    it('says at once that the data directory is impossible', async () => {
      expect(await wordsOf({ DATA_DIR: '/proc/ecco' })).toMatch(
        /Ecco stopped: The data directory "\/proc\/ecco.*" cannot be used: .*Set DATA_DIR/,
      );
    });

    it(
      'says that its port is taken, before it makes a database',
      async () => {
        const other = createServer().listen(0, '127.0.0.1');
        await once(other, 'listening');
        const address = other.address();
        const port = typeof address === 'object' && address !== null ? address.port : 0;
        const said = await wordsOf({ PORT: String(port), DATA_DIR: join(directory, 'taken') });
        other.close();
        expect(said).toContain(`Ecco stopped: Another process is using port ${port} of 127.0.0.1.`);
        expect(said).not.toContain('Ecco stopped: listen EADDRINUSE');
        expect(await readdir(directory)).not.toContain('taken');
      },
      startMs,
    );
  },
  startMs,
);

describe('on a directory of an older release, which others could write to', () => {
  let older: string;
  let first: Run;
  let url: string;
  beforeAll(async () => {
    older = join(directory, 'older');
    await mkdir(join(older, 'files/media'), { recursive: true });
    await writeFile(join(older, 'files/media/a.mp3'), 'a recording');
    await chmod(join(older, 'files/media/a.mp3'), 0o666);
    await chmod(older, 0o777);
    first = run({ DATA_DIR: older });
    await until(() => first.output().includes('Ecco is ready at'));
    url = /ready at ([^\s"]+)/.exec(first.output())?.[1] ?? '';
  }, startMs);

  it('says where it is, and how the first admin is made', async () => {
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(first.output()).toMatch(/welcome\?token=[\w-]{43}/);
  });

  it('takes the directory from the others, and says that they could write to it', async () => {
    expect(first.output()).toContain('Others could write to the data directory');
    const names = await readdir(older, { recursive: true });
    const modes = await Promise.all(names.map(async (name) => (await lstat(join(older, name))).mode & 0o077));
    expect(names).toContain('control.sock');
    expect(names.filter((_, index) => modes[index] !== 0)).toEqual([]);
    expect((await lstat(older)).mode & 0o077).toBe(0);
  });

  it(
    'answers the command line, and is saved by it and restored elsewhere',
    async () => {
      const ecco = (args: string[], environment = { DATA_DIR: older }) =>
        run(environment, [join(import.meta.dirname, 'cli.ts'), ...args]);
      const archive = join(directory, 'archive');
      const runs = [ecco(['status']), ecco(['backup', archive]), ecco(['reprocess', 'no-such-item'])];
      expect(await Promise.all(runs.map(({ exit }) => exit))).toEqual([0, 0, 1]);
      expect(runs[2]?.output()).toContain('no-such-item');
      const other = { DATA_DIR: join(directory, 'other') };
      expect(await ecco(['restore', archive], other).exit).toBe(0);
      expect(await readdir(other.DATA_DIR)).toContain('database');
    },
    startMs,
  );

  it(
    'keeps a second process off it',
    async () => {
      const second = run({ DATA_DIR: older });
      expect(await second.exit).toBe(1);
      expect(second.output()).toContain('Another process is using the database');
    },
    startMs,
  );

  it(
    'stops without an error, also while somebody asks',
    async () => {
      const open = fetch(`${url}/v2/session`);
      first.child.kill('SIGTERM');
      expect((await open.catch(() => ({ status: 0 }))).status).toBeOneOf([200, 503, 0]);
      expect(await first.exit).toBe(0);
      expect(first.output()).not.toContain('"level":"error"');
    },
    startMs,
  );
});
