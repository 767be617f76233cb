import type { Browser } from '@playwright/test';
import { launchBrowser } from '../e2e/browser.ts';
import { type LibraryItem, pathOf, readLibrary, waitForItem, waitForLibrary } from '../e2e/journey.ts';
import { openWorld } from '../e2e/world.ts';
import { firstVisit, type Visit } from './web/first-visit.ts';
import { scrollWhilePlaying } from './web/long-scroll.ts';
import { openLongShow } from './web/long-show.ts';

export const name = 'web';

const visits = 3;
const samples = 9;
/** Fewer lines than these mean that the list did not move, and that its quiet proves nothing. */
const leastLines = 200;

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The median of a few first visits of one page. */
async function visitRow(
  browser: Browser,
  { page, url, content }: { page: string; url: string; content: string },
) {
  const seen: Visit[] = [];
  for (let visit = 0; visit < visits; visit++) seen.push(await firstVisit(browser, url, content));
  const of = (name: keyof Visit): number => median(seen.map((visit) => visit[name]));
  return {
    page,
    'JS + CSS kB': Math.round(of('codeKb')),
    'all kB': Math.round(of('allKb')),
    requests: of('requests'),
    'first paint ms': Math.round(of('firstPaint')),
    'largest paint ms': Math.round(of('largestPaint')),
    'blocked ms': Math.round(of('blocked')),
    shift: Number(of('shift').toFixed(3)),
  };
}

const oneOf = (items: readonly LibraryItem[], kind: string): string => {
  const match = items.find((item) => item.kind === kind);
  if (!match) throw new Error(`the samples have no ${kind}`);
  return pathOf(match);
};

/** First visits on "fast 4G, 4x CPU" of pages a visitor may open, and scrolling ten thousand lines while playing. */
export async function run(): Promise<Record<string, string | number>[]> {
  const show = await openLongShow();
  // Digests are spoken for minutes after a first start, on the same two cores.
  const world = await openWorld({
    environment: { WAITLIST_MODE: 'off', DIGEST: 'off', FETCH_ALLOW_HOSTS: show.host },
  });
  const browser = await launchBrowser();
  try {
    await waitForLibrary(world.url, samples);
    const items = await readLibrary(world.url);
    const pages = [
      { page: 'home', url: '/home', content: 'main h2' },
      ...['episode', 'video', 'article', 'document', 'earnings'].map((kind) => ({
        page: kind,
        url: oneOf(items, kind),
        content: '#glance',
      })),
      { page: 'categories', url: '/categories', content: 'main h1' },
      { page: 'embed', url: oneOf(items, 'episode').replace('/ep/', '/embed/'), content: 'main h1' },
    ];
    const rows: Record<string, string | number>[] = [];
    for (const { url, ...page } of pages)
      rows.push(await visitRow(browser, { ...page, url: world.url + url }));

    const taken = await fetch(`${world.url}/v2/ingest_url?url=${encodeURIComponent(show.url)}`, {
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    if (!taken.ok) throw new Error(`the long show was refused: ${await taken.text()}`);
    const item = await waitForItem(world.url, /ten thousand lines/i);
    const scroll = await scrollWhilePlaying(browser, world.url + pathOf(item));
    rows.push({
      page: `10,000 lines scrolled while playing (${scroll.lines} lines seen, ${scroll.playedSeconds.toFixed(1)} s played)`,
      ...(scroll.lines < leastLines
        ? { 'long tasks': 'not measured: the list did not move' }
        : { 'long tasks': scroll.longTasks, 'longest ms': Math.round(scroll.longestMs) }),
    });
    return rows;
  } finally {
    await browser.close();
    await world.close();
    await show.close();
  }
}
