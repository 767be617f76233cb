import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Login } from '@ecco/contract';
import { compose, type Ecco } from '../compose/compose.ts';
import { type Started, start, stop } from '../compose/run.ts';
import { parseConfig } from '../config/config.ts';
import { createLogger } from '../log/logger.ts';

/** The whole product in memory, listening on a free port, and what it wrote to its log. */
export type World = Ecco & {
  url: string;
  /** The web room it serves, as its build leaves it. */
  webDirectory: string;
  started: Started;
  log: string[];
  /** Asks as the product's own page does; `session` is a cookie. */
  ask: (path: string, options?: Ask) => Promise<Answer>;
  /** Makes the first admin through the one-time link and gives the cookie. */
  becomeAdmin: () => Promise<string>;
  /** Registers an approved address, verifies it by the link of its mail and gives the cookie. */
  becomeMember: (who?: string | Login) => Promise<string>;
  /** Signs the admin of `becomeAdmin` in once more. */
  sessionOfAdmin: () => Promise<string>;
  /** Signs in with a password and gives the cookie. */
  signIn: (who: Login) => Promise<string>;
  /** The link of the newest mail to the address whose path begins so; waits for it. */
  linkTo: (email: string, path: string) => Promise<string>;
  end: () => Promise<void>;
};
export type Ask = {
  method?: string;
  json?: unknown;
  body?: BodyInit;
  headers?: Record<string, string>;
  session?: string;
  /** An answer that goes on for longer, in ms, is left there, with what had come of it. */
  patienceMs?: number;
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

/** What comes of an answer until it ends, or until so many ms have passed. */
async function textOf(response: Response, patienceMs: number): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const leave = setTimeout(() => void reader?.cancel(), patienceMs);
  let text = '';
  for (let piece = await reader?.read(); piece?.value !== undefined; piece = await reader?.read())
    text += piece.value;
  clearTimeout(leave);
  return text;
}

async function send(
  url: string,
  { method = 'GET', json, body, headers = {}, session, patienceMs }: Ask,
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
  const text = await (patienceMs === undefined ? response.text() : textOf(response, patienceMs));
  return { status: response.status, headers: response.headers, body: parse(text), text };
}

/** What people of tests sign in with. */
export const testPassword = 'a password of the tests';
const admin: Login = { email: 'admin@ecco.example', password: testPassword };
const member: Login = { email: 'member@ecco.example', password: testPassword };
const names = { firstname: 'Ada', lastname: 'Example' };

/** The session that an answer opened, as the next request sends it. */
export const cookieOf = ({ headers }: Answer): string => headers.get('set-cookie')?.split(';')[0] ?? '';

async function claim(url: string, setupUrl: string | null): Promise<string> {
  const token = new URL(setupUrl ?? '').searchParams.get('token');
  const json = { token, ...admin, ...names };
  return cookieOf(await send(`${url}/v2/session/claim`, { method: 'POST', json }));
}

/** Mails are written behind the answers: the newest one is known once none is under way any more. */
async function newestLink({ store, auth }: Ecco, email: string, path: string): Promise<string> {
  let match: string | undefined;
  await auth.background.settle();
  await until(async () => {
    const { rows: mails } = await store.mails.page({ page: 1, perPage: 100 });
    const ofAddress = mails.filter((mail) => mail.to === email && mail.text?.includes(path));
    match = ofAddress[0]?.text?.match(/https?:\/\/\S+/)?.[0];
    return match !== undefined;
  });
  return match ?? '';
}

/** The last part of a link: its token. */
export const tokenOfLink = (link: string): string => new URL(link).pathname.split('/').at(-1) ?? '';

async function signIn(url: string, json: Login): Promise<string> {
  return cookieOf(await send(`${url}/v2/auth/login/email`, { method: 'POST', json }));
}

async function joinAsMember(ecco: Ecco, url: string, who: Login): Promise<string> {
  await ecco.store.waitlist.approve([who.email], admin.email);
  await send(`${url}/v2/auth/register`, { method: 'POST', json: { ...who, ...names } });
  const token = tokenOfLink(await newestLink(ecco, who.email, '/verify-email/'));
  return cookieOf(await send(`${url}/v2/auth/verify_email/${token}`, { method: 'POST' }));
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
  const ep = { files: ['assets/app-1a2b.js'], asks: ['/v2/content/:id'] };
  await writeFile(join(web, 'page-chunks.json'), JSON.stringify({ ep }));
  await writeFile(join(web, 'assets/app-1a2b.js'), script);
  await writeFile(join(web, 'assets/app-1a2b.js.gz'), gzipSync(script));
  return web;
}

/** `storePath`: a directory whose embedded database is opened, and kept, in the place of one in memory. */
export async function openWorld(
  environment: Record<string, string> = {},
  { keptIn }: { keptIn?: string | undefined } = {},
): Promise<World> {
  const directory = await mkdtemp(join(tmpdir(), 'ecco-server-'));
  const log: string[] = [];
  const config = parseConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    SAMPLES: 'off',
    DATA_DIR: directory,
    WORKER_CONCURRENCY: '1',
    DIGEST: 'off',
    // A role of its own needs a server of a database; here each process has its store in memory.
    ...(environment['ROLE'] === undefined ? {} : { DATABASE_URL: 'postgres://in-memory/ecco' }),
    ...environment,
  });
  const logger = createLogger('debug', { write: (line) => void log.push(line) });
  const webDirectory = await writeWeb(directory);
  const ecco = await compose(config, logger, {
    store: {
      database: keptIn === undefined ? { kind: 'memory' } : { kind: 'embedded', directory: keptIn },
      files: { kind: 'directory', directory: join(directory, 'files') },
    },
    webDirectory,
    keepThreads: true,
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
    becomeMember: (who = member) =>
      joinAsMember(ecco, url, typeof who === 'string' ? { ...member, email: who } : who),
    sessionOfAdmin: () => signIn(url, admin),
    signIn: (who) => signIn(url, who),
    linkTo: (email, path) => newestLink(ecco, email, path),
    async end() {
      await stop(ecco, started.control);
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/**
 * Asks again until it is so, ever less often, since asking takes the time of what is waited for; throws where it never
 * is.
 */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 250_000;
  for (let pauseMs = 10; !(await isSo()); pauseMs = Math.min(pauseMs * 1.5, 100)) {
    if (Date.now() > end) throw new Error('it did not come to pass in time');
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
