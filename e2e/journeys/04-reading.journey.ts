import type { Page } from '@playwright/test';
import { expect, test, waitForLibrary } from '../journey.ts';

const episode = '/ep/what-seven-percent-costs-inside-an-asset-liability-study';
const transcript = (page: Page) => page.getByRole('region', { name: 'Transcript' });
const foundLine = (page: Page) => page.locator('[data-found]');

/** Where the sound stands, read from the element itself. */
const soundAt = (page: Page): Promise<number> =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);

test.beforeEach(async ({ world }) => {
  await waitForLibrary(world.url, 8);
});

test('a citation leads to its line and plays from there', async ({ page }) => {
  await page.goto(episode);
  const mark = page
    .getByRole('region', { name: 'At a glance' })
    .getByRole('button', { name: /^Source 1/ })
    .first();
  await mark.hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  const quote = await page.getByRole('tooltip').locator('q').innerText();
  await mark.click();
  await expect(foundLine(page)).toBeVisible();
  await expect(foundLine(page)).toContainText(quote.slice(0, 30));
});

test('search inside finds a passage and says so when there is none', async ({ page }) => {
  await page.goto(episode);
  const box = page.getByRole('searchbox', { name: 'Search inside this item' });
  await box.fill('liquidity rule');
  await box.press('Enter');
  await expect(page.getByText(/results? for “liquidity rule”/)).toBeVisible();
  await page
    .locator('#search')
    .getByRole('button', { name: /liquidity rule/ })
    .click();
  await expect(foundLine(page)).toBeVisible();

  await box.fill('zeppelin maintenance');
  await box.press('Enter');
  await expect(page.getByText('Nothing in here matches “zeppelin maintenance”.')).toBeVisible();
});

test('deep links open at their place', async ({ page }) => {
  await page.goto(`${episode}?content_id=20`);
  await expect(foundLine(page)).toHaveAttribute('data-line', '20');
  await expect(foundLine(page)).toBeInViewport();

  await page.goto(`${episode}?summary_item_index=2`);
  await expect(page.locator('#chapter-2')).toBeInViewport();

  await page.goto(`${episode}?search=borrowers`);
  await expect(page.getByText(/results? for “borrowers”/)).toBeVisible();

  await page.goto(`${episode}?timestamp=2:05`);
  await expect.poll(() => soundAt(page)).toBeCloseTo(125, 0);
});

test('a clicked line plays from its second', async ({ page }) => {
  await page.goto(episode);
  const line = transcript(page).locator('[data-line="4"]');
  const chip = await line.getByRole('button', { name: /^Play from/ }).innerText();
  const [minutes = 0, seconds = 0] = chip.split(':').map(Number);
  await line.locator('[data-words]').click();
  await expect.poll(() => soundAt(page)).toBeGreaterThan(minutes * 60 + seconds + 0.5);
  expect(await soundAt(page)).toBeLessThan(minutes * 60 + seconds + 20);
  await expect(page.getByRole('region', { name: 'Player' })).toBeVisible();
});
