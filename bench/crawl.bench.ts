import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

// A crawl of a site of 500 pages of 60 KB each by the real process, started as `npm start` does: how much more memory it takes
// at most, whether it is one request at a time with the pause between two, and how long an address takes.

export const name = 'crawl';

type Row = Record<string, string | number>;

const pages = Number(process.env['BENCH_PAGES'] ?? 500);
const pauseMs = Number(process.env['BENCH_PAUSE_MS'] ?? 100);
const sampleMs = 50;
/** What the start left behind is given back within this time. */
const restMs = 10_000;

/** What the site saw: when each request came and was answered, and the most that were under way at once. */
type SiteVisits = { at: number[]; mostAtOnce: number };

const words =
  'board trustees pension fund meeting agenda minutes returns private credit infrastructure members'.split(
    ' ',
  );
const paragraph = (seed: number): string =>
  `<p>${Array.from({ length: 120 }, (_, at) => words[(seed * 31 + at * 7 + ((at * seed) % 11)) % words.length]).join(' ')}.</p>`;
/** A number as a word, since pages that differ in numbers alone are one. */
const wordOf = (at: number): string =>
  String(at).replaceAll(/\d/g, (digit) => `${'bcdfghjklm'[Number(digit)]}a`);

const page = (at: number): string => {
  const links = Array.from({ length: 40 }, (_, by) => (at * 3 + by * 17) % pages);
  return `<!doctype html><html lang="en"><head><title>Page ${wordOf(at)}</title></head><body><main><h1>${wordOf(at)}</h1>
    ${at % 10 === 0 ? `<ul><li>March ${(at % 27) + 1}, 2026 Board meeting, 9 a.m. <a href="/papers/${at}.pdf">Agenda</a></li></ul>` : ''}
    ${Array.from({ length: 60 }, (_, by) => paragraph(at + by)).join('')}
    ${links.map((to) => `<a href="/p/${wordOf(to)}-${to}">${wordOf(to)}</a>`).join(' ')}</main></body></html>`;
};

async function openSite(seen: SiteVisits): Promise<{ server: Server; host: string }> {
  let open = 0;
  const server = createServer((request, response) => {
    seen.at.push(performance.now());
    open += 1;
    seen.mostAtOnce = Math.max(seen.mostAtOnce, open);
    response.on('close', () => {
      open -= 1;
    });
    const at = /^\/p\/[a-z]+-(\d+)$/.exec(request.url ?? '')?.[1];
    if (request.url === '/' || at !== undefined)
      response.writeHead(200, { 'content-type': 'text/html' }).end(page(Number(at ?? 0)));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the site has no port');
  return { server, host: `127.0.0.1:${address.port}` };
}

/** The memory that a process has now, in MB. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

type Product = { child: ChildProcess; url: string; token: string };

/** Starts the product by what `npm start` runs, whose settings of memory count here; `npm run bench` has its Node first. */
async function startProduct(directory: string, host: string): Promise<Product> {
  const child = spawn('scripts/start.sh', {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...process.env,
      ...{ DATA_DIR: directory, PORT: '0', HOST: '127.0.0.1', SAMPLES: 'off', FETCH_ALLOW_HOSTS: host },
      ...{ CRAWL_PAUSE_MS: String(pauseMs), CRAWL_PAGES_MAX: String(pages) },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    const url = /Ecco is ready at ([^\s"]+)/.exec(said)?.[1];
    const token = /welcome\?token=([^\s"]+)/.exec(said)?.[1];
    if (url !== undefined && token !== undefined) {
      child.stdout.resume();
      return { child, url, token };
    }
  }
  throw new Error(`it did not start: ${said.slice(-500)}`);
}

const Begun = z.object({ crawl: z.object({ id: z.string() }) });
const CrawlReply = z.object({
  crawl: z.object({
    status: z.string(),
    looked: z.number(),
    failed: z.number(),
    candidates_found: z.number(),
  }),
});

/** Crawls the site and gives what came of it, and the memory before and at most. */
async function crawl({ child, url, token }: Product, website: string) {
  const pid = child.pid ?? 0;
  let cookie = '';
  const ask = async (method: string, path: string, json?: object): Promise<unknown> => {
    const headers = { origin: url, 'content-type': 'application/json', cookie };
    const body = json === undefined ? {} : { body: JSON.stringify(json) };
    const answer = await fetch(`${url}/v2${path}`, { method, headers, ...body });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return answer.json();
  };
  const admin = { email: 'bench@fund.example', password: 'a password of the bench' };
  await ask('POST', '/session/claim', { token, ...admin, firstname: 'Ada', lastname: 'Bench' });
  await ask('POST', '/manage/org', { name: 'Bench Fund', org_type: 'PENSION_FUND', website });
  await pause(restMs);
  const before = await memoryOf(pid);
  let most = before;
  const began = performance.now();
  const { crawl: begun } = Begun.parse(await ask('POST', '/manage/org/bench-fund/crawl', {}));
  for (let turn = 0; ; turn += 1) {
    await pause(sampleMs);
    most = Math.max(most, await memoryOf(pid));
    if (turn % 20 !== 0) continue;
    const result = CrawlReply.parse(await ask('GET', `/manage/crawls/${begun.id}`));
    if (!/^(?:waiting|running)$/.test(result.crawl.status))
      return { ...result.crawl, before, most, tookMs: performance.now() - began };
  }
}

/** The pauses between two requests that were shorter than they should be. */
const shortPauses = ({ at }: SiteVisits): number =>
  at.filter((time, index) => index > 0 && time - (at[index - 1] ?? 0) < pauseMs - 5).length;

/** Runs the benchmark. */
export async function run(): Promise<Row[]> {
  const seen: SiteVisits = { at: [], mostAtOnce: 0 };
  const { server, host } = await openSite(seen);
  const directory = await mkdtemp(join(tmpdir(), 'ecco-crawl-bench-'));
  const product = await startProduct(directory, host);
  const ended = new Promise<void>((resolve) => product.child.once('exit', () => resolve()));
  try {
    const { looked, failed, candidates_found, before, most, tookMs } = await crawl(
      product,
      `http://${host}/`,
    );
    return [
      { what: 'addresses looked at', value: looked + failed },
      { what: 'candidates found', value: candidates_found },
      { what: 'requests at once, at most', value: seen.mostAtOnce },
      { what: `pauses under ${pauseMs} ms`, value: shortPauses(seen) },
      { what: 'ms an address, with the pause', value: Math.round(tookMs / Math.max(1, seen.at.length)) },
      { what: 'memory before, MB', value: before },
      { what: 'more memory at most, MB', value: most - before },
    ];
  } finally {
    product.child.kill('SIGTERM');
    await ended;
    await new Promise((resolve) => server.close(resolve));
    await rm(directory, { recursive: true });
  }
}
