/**
 * The product as its users meet it: the real server as a child process, on a temporary directory and a free port,
 * with the fixture site as the world it may fetch from. Readiness is asked for, never slept for.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type FixtureSite, openFixtureSite } from './fixture-site.ts';
import { siteAddress } from './site-address.ts';

type Environment = Record<string, string>;

export type World = {
  /** Address of the product, without a trailing slash. */
  url: string;
  /** The one-time link that makes the first admin, as the start printed it; null once it was used. */
  setupUrl: string | null;
  site: FixtureSite;
  /** Stops the server and starts it again on the same directory and port; `kill` gives it no time to finish. */
  restart: (how?: { environment?: Environment; kill?: boolean }) => Promise<void>;
  close: () => Promise<void>;
};

const root = fileURLToPath(new URL('..', import.meta.url));
const startMs = 120_000;
const stopMs = 25_000;

/** Asks again until the answer is not null. @throws when `limitMs` have passed. */
export async function eventually<Answer>(
  what: string,
  ask: () => Promise<Answer | null>,
  limitMs: number,
): Promise<Answer> {
  const end = Date.now() + limitMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > end) throw new Error(`${what} did not happen within ${limitMs / 1000} s`);
    await pause(100);
  }
}

type RunningServer = { child: ChildProcess; output: () => string };

function startServer(directory: string, environment: Environment): RunningServer {
  const inherited = Object.entries(process.env).filter(([name]) =>
    /^(?:PATH|HOME|TMPDIR|LANG|TZ)$/.test(name),
  );
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/serve.ts'], {
    cwd: root,
    env: {
      ...Object.fromEntries(inherited),
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: directory,
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return { child, output: () => output };
}

async function isReady(url: string): Promise<true | null> {
  return fetch(`${url}/readyz`).then(
    (response) => (response.ok ? true : null),
    () => null,
  );
}

/** The addresses that the start prints, once the server says that it is ready. */
async function waitForStart({ child, output }: RunningServer): Promise<Pick<World, 'url' | 'setupUrl'>> {
  const url = await eventually(
    'the start of the server',
    async () => {
      if (child.exitCode !== null) throw new Error(`the server left with ${child.exitCode}:\n${output()}`);
      return /Ecco is ready at (\S+)/.exec(output())?.[1] ?? null;
    },
    startMs,
  );
  await eventually('/readyz', () => isReady(url), startMs);
  return { url, setupUrl: /(http\S+\/welcome\?token=\S+)/.exec(output())?.[1] ?? null };
}

function stopServer({ child }: RunningServer, kill = false): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), stopMs);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill(kill ? 'SIGKILL' : 'SIGTERM');
  });
}

/** Opens the world. `environment` adds to the server's configuration. */
export async function openWorld(environment: Environment = {}): Promise<World> {
  const directory = await mkdtemp(join(tmpdir(), 'ecco-journey-'));
  const site = await openFixtureSite();
  const settings = Object.fromEntries(
    Object.entries({ FETCH_ALLOW_HOSTS: site.host, ...environment }).map(([name, value]) => [
      name,
      value.replaceAll(siteAddress, site.url),
    ]),
  );
  let server = startServer(directory, settings);
  const close = async (): Promise<void> => {
    await stopServer(server);
    await site.close();
    await rm(directory, { recursive: true, force: true });
  };
  try {
    const world: World = {
      ...(await waitForStart(server)),
      site,
      restart: async ({ environment: more = {}, kill = false } = {}) => {
        const { port } = new URL(world.url);
        await stopServer(server, kill);
        server = startServer(directory, { ...settings, PORT: port, ...more });
        Object.assign(world, await waitForStart(server));
      },
      close,
    };
    return world;
  } catch (cause) {
    await close();
    throw cause;
  }
}
