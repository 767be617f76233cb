import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { launchBrowser } from '../e2e/browser.ts';
import { startServer } from '../e2e/server-process.ts';
import { fillLibrary } from './http/fill-library.ts';

// What a browser does while 20,000 items are scrolled through: rows in the document, long tasks, memory, and how
// long the server takes for a page.

export const name = 'library';

type Row = Record<string, string | number>;

/** Of 400 items, which makes 20,000. */
const copies = 49;
const viewport = { width: 1440, height: 900 };
const wheel = { steps: 400, pixels: 700, pauseMs: 40 };
/** A directory that keeps the library from one run to the next. */
const storePath = process.env['BENCH_STORE'];

const at = (values: readonly number[], share: number): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0);

/** Runs in the page: remembers long tasks and the time between frames, in ms. */
function watchFrames(): void {
  const seen = { tasks: [] as number[], frames: [] as number[] };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration);
  }).observe({ type: 'longtask' });
  let before = performance.now();
  const frame = (now: number): void => {
    seen.frames.push(now - before);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

const seenIn = (page: Page): Promise<{ tasks: number[]; frames: number[] }> =>
  page.evaluate<{ tasks: number[]; frames: number[] }>('window.seen');

const rowsIn = (page: Page): Promise<number> => page.locator('main [data-density] > li').count();

/** MB of JavaScript objects after a collection. */
async function heapMb(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return Math.round(usedSize / 1e6);
}

/** Turns the wheel through the library. */
async function scroll(page: Page): Promise<Row> {
  const answered: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/v2/library?')) answered.push(response.request().timing().responseStart);
  });
  await page.evaluate(watchFrames);
  await page.mouse.move(viewport.width / 3, viewport.height / 2);
  let most = 0;
  for (let step = 0; step < wheel.steps; step += 1) {
    await page.mouse.wheel(0, wheel.pixels);
    await page.waitForTimeout(wheel.pauseMs);
    if (step % 40 === 39) most = Math.max(most, await rowsIn(page));
  }
  const { tasks, frames } = await seenIn(page);
  const last = await page.locator('main [data-density] > li').last().getAttribute('aria-posinset');
  return {
    'rows in the document': most,
    'last row': last ?? most,
    'long tasks': tasks.length,
    'longest ms': Math.round(Math.max(0, ...tasks)),
    'frame p95 ms': at(frames, 0.95),
    pages: answered.length,
    'page p95 ms': at(answered, 0.95),
    'heap MB': await heapMb(page),
  };
}

async function visit(browser: Browser, url: string): Promise<Row[]> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.goto(`${url}/home`);
  await page.locator('main [data-density] > li').nth(10).waitFor();
  const rows = [{ what: 'wheel, compact rows', ...(await scroll(page)) }];
  await page.getByText('Comfortable', { exact: true }).click();
  await page.evaluate(() => window.scrollTo(0, 0));
  rows.push({ what: 'wheel, comfortable rows', ...(await scroll(page)) });
  await context.close();
  return rows;
}

/** Runs the benchmark. */
export async function run(): Promise<Row[]> {
  const directory = storePath ?? (await mkdtemp(join(tmpdir(), 'ecco-library-bench-')));
  await fillLibrary(directory, copies);
  // Copies have no real ids, which the speaking of digests would ask for.
  const server = await startServer(directory, { SAMPLES: 'off', DIGEST: 'off', WAITLIST_MODE: 'off' });
  const browser = await launchBrowser();
  try {
    return await visit(browser, server.url);
  } finally {
    await browser.close();
    await server.stop();
    if (storePath === undefined) await rm(directory, { recursive: true });
  }
}
