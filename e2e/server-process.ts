/** The real server as a child process. Readiness is asked for, never slept for. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { eventually } from './eventually.ts';

/** Settings of the server by their names. */
export type Environment = Readonly<Record<string, string>>;

export type ServerProcess = {
  /** Address of the product, without a trailing slash. */
  url: string;
  /** The one-time link that makes the first admin, as the start printed it; null where there is one. */
  setupUrl: string | null;
  /** Ends the process; `kill` gives it no time to finish. */
  stop: (how?: { kill?: boolean }) => Promise<void>;
};

const root = fileURLToPath(new URL('..', import.meta.url));
const startMs = 120_000;
const stopMs = 25_000;

type Child = { child: ChildProcess; output: () => string };

function spawnServer(directory: string, environment: Environment): Child {
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
async function waitForStart({ child, output }: Child): Promise<Pick<ServerProcess, 'url' | 'setupUrl'>> {
  const url = await eventually(
    'the start of the server',
    async () => {
      if (child.exitCode !== null) throw new Error(`the server left with ${child.exitCode}:\n${output()}`);
      return /Ecco is ready at ([^\s"]+)/.exec(output())?.[1] ?? null;
    },
    startMs,
  );
  await eventually('/readyz', () => isReady(url), startMs);
  return { url, setupUrl: /(http[^\s"]+\/welcome\?token=[^\s"]+)/.exec(output())?.[1] ?? null };
}

function stopped({ child }: Child, kill: boolean): Promise<void> {
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

/** Starts the server on a data directory and a free port, which `environment` may set. */
export async function startServer(directory: string, environment: Environment): Promise<ServerProcess> {
  const child = spawnServer(directory, environment);
  const stop: ServerProcess['stop'] = ({ kill = false } = {}) => stopped(child, kill);
  try {
    return { ...(await waitForStart(child)), stop };
  } catch (cause) {
    await stop({ kill: true });
    throw cause;
  }
}
