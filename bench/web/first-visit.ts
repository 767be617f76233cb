/** What a first visit of a page costs: bytes, paints and blocked time, on a throttled browser without a cache. */
import type { Browser, CDPSession, Page } from '@playwright/test';

export type Visit = {
  /** Kilobytes of scripts and styles as they came over the wire, up to the first content. */
  codeKb: number;
  /** Everything that came, in kilobytes and requests. */
  allKb: number;
  requests: number;
  /** Milliseconds after the start of the navigation. */
  firstPaint: number;
  largestPaint: number;
  /** Sum of what long tasks took beyond 50 ms each, in ms. */
  blocked: number;
  /** Cumulative layout shift, without unit. */
  shift: number;
};

/** What the browser's developer tools call "Fast 4G". */
const fast4g = {
  offline: false,
  latency: 165,
  downloadThroughput: (9_000_000 / 8) * 0.9,
  uploadThroughput: (1_500_000 / 8) * 0.9,
};
const cpuSlowdown = 4;
const settleMs = 2_500;

type Arrival = { type: string; bytes: number; atMs: number };
type Timings = Pick<Visit, 'firstPaint' | 'largestPaint' | 'blocked' | 'shift'>;

/** Runs in the page before its own scripts. */
function observe(): void {
  const seen = { firstPaint: 0, largestPaint: 0, blocked: 0, shift: 0 };
  Object.assign(window, { ecco: seen });
  const watch = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  watch('longtask', ({ duration }) => {
    seen.blocked += Math.max(0, duration - 50);
  });
  watch('layout-shift', (entry) => {
    if (
      'value' in entry &&
      typeof entry.value === 'number' &&
      !('hadRecentInput' in entry && entry.hadRecentInput)
    )
      seen.shift += entry.value;
  });
}

async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', fast4g);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** Notes each file as it arrives. */
function noteArrivals(session: CDPSession, arrivals: Arrival[]): void {
  const types = new Map<string, string>();
  let start = 0;
  session.on('Network.requestWillBeSent', ({ timestamp }) => {
    start ||= timestamp;
  });
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) =>
    arrivals.push({
      type: types.get(requestId) ?? 'Other',
      bytes: encodedDataLength,
      atMs: (timestamp - start) * 1000,
    }),
  );
}

const timingsOf = (page: Page): Promise<Timings> =>
  page
    .evaluate(() => ('ecco' in window ? window.ecco : null) as unknown)
    .then((seen) => {
      const read = (name: keyof Timings): number =>
        typeof seen === 'object' && seen !== null && name in seen ? Number(Reflect.get(seen, name)) : 0;
      return {
        firstPaint: read('firstPaint'),
        largestPaint: read('largestPaint'),
        blocked: read('blocked'),
        shift: read('shift'),
      };
    });

const kilobytes = (arrivals: readonly Arrival[]): number =>
  arrivals.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
const isCode = ({ type }: Arrival): boolean => type === 'Script' || type === 'Stylesheet';

/** Visits `url` once as somebody new; `content` is what a person came to read. */
export async function firstVisit(browser: Browser, url: string, content: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const arrivals: Arrival[] = [];
    noteArrivals(session, arrivals);
    await throttle(session);
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator(content).first().waitFor();
    const before = arrivals.length;
    await page.waitForTimeout(settleMs);
    const timings = await timingsOf(page);
    return {
      codeKb: kilobytes(arrivals.slice(0, before).filter(isCode)),
      allKb: kilobytes(arrivals),
      requests: arrivals.length,
      ...timings,
    };
  } finally {
    await context.close();
  }
}
