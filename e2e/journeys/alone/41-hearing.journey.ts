import type { Page } from '@playwright/test';
import { expectAccessible } from '../../accessible.ts';
import { addAddress, expect, pathOf, test, waitForItem } from '../../journey.ts';
import { siteAddress } from '../../site-address.ts';

test.use({ seed: 'empty', environment: { TRANSCRIBER_URL: `${siteAddress}v1` } });

const transcriptOf = (page: Page) => page.getByText('million dollars for timber').first();
const places = (page: Page) => page.getByRole('dialog', { name: 'Heard unsurely' });

/** A recording of which one sum was transcribed unsurely, and behind which something was made up. */
async function hear(page: Page, site: { url: string; transcriber: { mood: string } }, url: string) {
  site.transcriber.mood = 'doubt';
  await addAddress(page, `${site.url}audio/doubted.wav`);
  const item = await waitForItem(url, /doubted/i);
  expect(item.processing_status).toBe('ASSERTIONS_COMPLETE');
  return pathOf(item);
}

test('what was heard unsurely is marked, and confirmed by who keeps the library with one key', async ({
  page,
  admin,
  world,
}) => {
  const path = await hear(admin, world.site, world.url);
  await page.goto(path);
  await expect(transcriptOf(page)).toBeVisible();
  await expect(page.getByTitle('Heard unsurely')).toHaveText('250 million dollars');
  await expect(page.getByText('Probably not said: nobody speaks here')).toBeVisible();
  await expectAccessible(page);

  await admin.goto(path);
  await admin.getByRole('article').getByRole('button', { name: 'Administration' }).click();
  await admin.getByRole('button', { name: /places? heard unsurely$/ }).click();
  const sheet = places(admin);
  await expect(sheet.getByRole('listitem').first()).toBeFocused();
  await expectAccessible(admin);
  await admin.keyboard.press('Enter');
  await expect(sheet.getByText(/^Confirmed by /)).toBeVisible();
  await sheet.getByRole('button', { name: 'Restore' }).click();
  await expect(sheet.getByText(/^Restored by /)).toBeVisible();
  await page.reload();
  await expect(page.getByTitle('Heard unsurely, confirmed by an editor')).toBeVisible();
  await expect(page.getByText('Probably not said: nobody speaks here')).toHaveCount(0);
});

test('the word that sounds is marked while the recording plays', async ({ page, admin, world }) => {
  const path = await hear(admin, world.site, world.url);
  await page.goto(path);
  await transcriptOf(page).click();
  const marked = () =>
    page.evaluate(() => [...(CSS.highlights.get('playing-word') ?? [])].map(String).join(' '));
  await expect.poll(marked, { timeout: 20_000 }).not.toBe('');
  const first = await marked();
  await expect.poll(marked).not.toBe(first);
});
