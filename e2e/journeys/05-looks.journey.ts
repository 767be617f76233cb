import { expectAccessibleAtBothWidths } from '../accessible.ts';
import { expect, pathOf, test, waitForLibrary } from '../journey.ts';

test.use({ sharesWorld: true });

test.beforeEach(async ({ world }) => {
  await waitForLibrary(world.url, 8);
});

test('every page is accessible in the light and the dark theme, on a telephone and on a desk', async ({
  browser,
  world,
}) => {
  const context = await browser.newContext({ baseURL: world.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const items = await waitForLibrary(world.url, 8);
  const kinds = ['episode', 'video', 'article', 'document', 'earnings'];
  const ofEachKind = kinds.flatMap((kind) => items.filter((item) => item.kind === kind).slice(0, 1));
  for (const path of [
    '/home',
    '/add',
    '/search/transcripts?q=private',
    '/nowhere/at/all',
    ...ofEachKind.map(pathOf),
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessibleAtBothWidths(page);
    });
  }
  await context.close();
});

test('the dark theme is chosen by hand and kept', async ({ page }) => {
  await page.goto('/home');
  const colour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await colour();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Use the dark theme' }).click();
  await expect.poll(colour).not.toBe(light);
  const dark = await colour();
  await page.reload();
  await expect.poll(colour).toBe(dark);
});

test('nothing is cut off at the width of a telephone', async ({ browser, world }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL: world.url });
  const page = await context.newPage();
  // The pages of items are held to it where their first screen is.
  for (const path of ['/home', '/add']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(390);
  }
  await context.close();
});
