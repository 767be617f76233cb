import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { compose, type Ecco } from '../compose/compose.ts';
import { parseConfig } from '../config/config.ts';
import { createLogger } from '../log/logger.ts';
import { type Started, start, stop } from '../run.ts';

/** The whole product in memory, listening on a free port, and what it wrote to its log. */
export type World = Ecco & {
  url: string;
  /** The web room it serves, as its build leaves it. */
  webDirectory: string;
  started: Started;
  log: string[];
  /** Asks as the product's own page does; `session` is a cookie. */
  ask: (path: string, options?: Ask) => Promise<Answer>;
  /** Signs in through the one-time link and gives the cookie. */
  becomeAdmin: () => Promise<string>;
  end: () => Promise<void>;
};
export type Ask = {
  method?: string;
  json?: unknown;
  body?: BodyInit;
  headers?: Record<string, string>;
  session?: string;
};
export type Answer = { status: number; headers: Headers; body: Record<string, unknown>; text: string };

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

async function send(
  url: string,
  { method = 'GET', json, body, headers = {}, session }: Ask,
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...(session ? { cookie: session } : {}),
      ...headers,
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    ...(body === undefined ? {} : { body, duplex: 'half' }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: parse(text), text };
}

async function claim(url: string, setupUrl: string | null): Promise<string> {
  const token = new URL(setupUrl ?? '').searchParams.get('token');
  const { headers } = await send(`${url}/v2/session/claim`, { method: 'POST', json: { token } });
  return headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** A web room as its build leaves it: a page, and assets beside their compressed forms. */
async function writeWeb(directory: string): Promise<string> {
  const web = join(directory, 'web');
  await mkdir(join(web, 'assets'), { recursive: true });
  const script = 'console.log("ecco")';
  await writeFile(
    join(web, 'index.html'),
    '<!doctype html><html><head><title>Ecco</title></head><body></body></html>',
  );
  await writeFile(join(web, 'assets/app-1a2b.js'), script);
  await writeFile(join(web, 'assets/app-1a2b.js.gz'), gzipSync(script));
  return web;
}

export async function openWorld(environment: Record<string, string> = {}): Promise<World> {
  const directory = await mkdtemp(join(tmpdir(), 'ecco-server-'));
  const log: string[] = [];
  const config = parseConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    SAMPLES: 'off',
    DATA_DIR: directory,
    WORKER_CONCURRENCY: '1',
    ...environment,
  });
  const logger = createLogger('debug', { write: (line) => void log.push(line) });
  const webDirectory = await writeWeb(directory);
  const ecco = await compose(config, logger, {
    store: {
      database: { kind: 'memory' },
      files: { kind: 'directory', directory: join(directory, 'files') },
    },
    webDirectory,
  });
  const started = await start(ecco);
  const { url } = started;
  return {
    ...ecco,
    url,
    webDirectory,
    started,
    log,
    ask: (path, options = {}) => send(url + path, options),
    becomeAdmin: () => claim(url, started.setupUrl),
    async end() {
      await stop(ecco, started.control);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Asks again until it is so, for `patienceMs` at most. */
export async function until(isSo: () => boolean | Promise<boolean>, patienceMs = 20_000): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('it did not come to pass in time');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
