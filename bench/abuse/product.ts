import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const main = join(import.meta.dirname, '../../packages/server/src/main.ts');
const patienceMs = 120_000;

export type Product = {
  url: string;
  process: ChildProcess;
  /** Everything it wrote so far. */
  said: () => string;
  /** Ends it at once. */
  kill: () => Promise<void>;
  /** How it ended, where nobody had ended it: its code or its signal. */
  endedBy: () => string | null;
};

/** The product in a process of its own on a directory, on this machine alone. Rejects when it does not start. */
export async function startProduct(environment: Readonly<Record<string, string>>): Promise<Product> {
  const program = `import(${JSON.stringify(main)}).then((m) => m.main())`;
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      HOST: '127.0.0.1',
      SAMPLES: 'off',
      DIGEST: 'off',
      ...environment,
    },
  });
  let said = '';
  const ended = once(child, 'exit');
  const ready = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const url = /Ecco is ready at ([^\s"]+)/.exec(said)?.[1];
      if (url !== undefined) ready.resolve(url);
    });
  const timer = setTimeout(() => ready.reject(new Error('it did not start in time')), patienceMs);
  void ended.then(() => ready.reject(new Error(`it did not start: ${said.slice(-600)}`)));
  let isKilled = false;
  const kill = async (): Promise<void> => {
    isKilled = true;
    child.kill('SIGKILL');
    await ended;
  };
  let endedBy: string | null = null;
  child.once('exit', (code, signal) => {
    if (!isKilled) endedBy = String(signal ?? code);
  });
  try {
    const url = new URL(await ready.promise).origin;
    return { url, process: child, said: () => said, kill, endedBy: () => endedBy };
  } catch (error) {
    await kill();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

const ours = { 'sec-fetch-site': 'same-origin' };

/** Takes a text in; the status is 0 where nobody answered within `withinMs`. */
export async function upload(url: string, text: string, withinMs = 20_000) {
  const began = performance.now();
  try {
    const answer = await fetch(`${url}/v2/uploads?name=minutes.txt`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', ...ours },
      body: text,
      signal: AbortSignal.timeout(withinMs),
    });
    const body: unknown = await answer.json();
    return { status: answer.status, ms: Math.round(performance.now() - began), body };
  } catch {
    return { status: 0, ms: Math.round(performance.now() - began), body: null };
  }
}
