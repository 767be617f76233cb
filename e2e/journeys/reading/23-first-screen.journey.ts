import type { Page } from '@playwright/test';
import { expect, pathOf, test, waitForLibrary } from '../../journey.ts';

const screens = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

/** Stops of the keyboard before the summary, at most. */
const mostStops = 15;

/** Where the first words of the summary begin, in pixels from the top of the page. */
const summaryTop = (page: Page): Promise<number> =>
  page
    .getByRole('region', { name: 'At a glance' })
    .locator('p, li')
    .first()
    .evaluate((words) => words.getBoundingClientRect().top + window.scrollY);

const pageWidth = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);

for (const viewport of screens) {
  test(`the summary begins within the first screen at ${viewport.width}`, async ({ browser, world }) => {
    const context = await browser.newContext({ viewport, baseURL: world.url });
    const page = await context.newPage();
    for (const item of await waitForLibrary(world.url, 9)) {
      await test.step(item.title, async () => {
        await page.goto(pathOf(item));
        // A whole line of it, at least.
        await expect.poll(() => summaryTop(page)).toBeLessThan(viewport.height - 32);
        expect(await pageWidth(page)).toBeLessThanOrEqual(viewport.width);
      });
    }
    await context.close();
  });
}

test('cards are leafed through inside the page, however wide it is', async ({ page, world }) => {
  for (const item of await waitForLibrary(world.url, 9)) {
    await test.step(item.title, async () => {
      await page.goto(`${pathOf(item)}?highlight=0`);
      for (const viewport of [...screens, { width: 320, height: 640 }]) {
        await page.setViewportSize(viewport);
        await expect(page.locator('#cards')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Previous card' })).toBeVisible();
        await expect.poll(() => pageWidth(page)).toBeLessThanOrEqual(viewport.width);
      }
    });
  }
});

test('the tools of the keepers take no room from what is read', async ({ admin, page, world }) => {
  const [item] = (await waitForLibrary(world.url, 9)).filter(({ kind }) => kind === 'episode');
  if (item === undefined) throw new Error('the samples bring no episode');
  await page.goto(pathOf(item));
  // Its own top: what stands first in it comes after the page.
  const topOf = (reader: Page): Promise<number> =>
    reader
      .getByRole('region', { name: 'At a glance' })
      .evaluate((part) => part.getBoundingClientRect().top + window.scrollY);
  await expect(page.getByRole('region', { name: 'At a glance' })).toBeVisible();
  await admin.goto(pathOf(item));
  await expect(admin.getByRole('article').getByRole('button', { name: 'Administration' })).toBeVisible();
  expect(await topOf(admin)).toBe(await topOf(page));
});

test('an address with words leads to the first line that says them, and marks it', async ({
  page,
  world,
}) => {
  const item = (await waitForLibrary(world.url, 9)).find(({ title }) => title.includes('seven percent'));
  if (item === undefined) throw new Error('the samples bring no episode on seven percent');
  await page.goto(`${pathOf(item)}?search=discount+rate`);
  const locator = page.locator('[data-found]');
  await expect(locator).toBeInViewport();
  await expect(locator.locator('mark').first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Search inside this item' })).toHaveValue('discount rate');
});

/** How often Tab is pressed from the top of a page until the focus lies in the summary. */
async function stopsBeforeSummary(page: Page): Promise<number> {
  const isThere = () => page.evaluate(() => document.activeElement?.closest('#summary') !== null);
  for (let stops = 1; stops <= mostStops + 1; stops += 1) {
    await page.keyboard.press('Tab');
    if (await isThere()) return stops - 1;
  }
  return mostStops + 1;
}

test('the keyboard comes to the summary within a few stops, a keeper’s too', async ({
  admin,
  page,
  world,
}) => {
  const items = await waitForLibrary(world.url, 9);
  for (const item of items.filter(({ kind }, at) => items.findIndex((one) => one.kind === kind) === at))
    for (const reader of [page, admin])
      for (const viewport of [screens[0], screens[2]]) {
        await reader.setViewportSize(viewport ?? { width: 1440, height: 900 });
        await reader.goto(pathOf(item));
        await expect(reader.getByRole('region', { name: 'At a glance' })).toBeVisible();
        // They come after the words, and stand before them.
        if (item.kind === 'document')
          await expect(reader.getByRole('toolbar', { name: 'Pages' })).toBeVisible();
        expect(await stopsBeforeSummary(reader), item.title).toBeLessThanOrEqual(mostStops);
      }
});

test('the picture of a video is one stop, and lets in who wants its buttons', async ({ page, world }) => {
  const item = (await waitForLibrary(world.url, 9)).find(({ kind }) => kind === 'video');
  if (item === undefined) throw new Error('the samples bring no video');
  await page.goto(pathOf(item));
  const picture = page.getByRole('group', { name: /^Picture of / });
  const video = page.locator('video');
  await picture.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.paused)).toBe(false);
  await page.keyboard.press('Space');
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.paused)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(video).toBeFocused();
  // A button of the browser’s own: to the page it is the video that has the focus.
  await page.keyboard.press('Tab');
  await expect(video).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(video).not.toBeFocused();
  await expect(picture).toHaveAttribute('tabindex', '0');
});

test('on a telephone the library begins in the upper half of the screen', async ({ browser, world }) => {
  await waitForLibrary(world.url, 9);
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, baseURL: world.url });
  const page = await context.newPage();
  await page.goto('/home');
  const first = page.locator('main [data-density] > li').first();
  await expect(first).toBeVisible();
  await expect
    .poll(() => first.evaluate((row) => row.getBoundingClientRect().top))
    .toBeLessThan(viewport.height / 2);
  await context.close();
});

/** Bytes of scripts and styles that a page names in its head, as they come over the wire: it shows nothing before them. */
async function codeBytes(world: { url: string }, path: string): Promise<number> {
  const html = await (await fetch(world.url + path)).text();
  const files = [...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(3);
  const sizes = files.map(async (file) => {
    const { headers } = await fetch(world.url + file, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    return Number(headers.get('content-length'));
  });
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
}

test('an item shows its first content after at most 200 kB of scripts and styles', async ({ world }) => {
  for (const item of await waitForLibrary(world.url, 9)) {
    const bytes = await codeBytes(world, pathOf(item));
    expect(bytes, item.title).toBeGreaterThan(100_000);
    expect(bytes, item.title).toBeLessThanOrEqual(200_000);
  }
});
