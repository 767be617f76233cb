import type { Page } from '@playwright/test';
import { addAddress, expect, pathOf, test, waitForItem } from '../../journey.ts';

test.use({ seed: 'empty', environment: { ANONYMOUS_INGEST_PER_DAY: '20' } });

const transcriptOf = (page: Page) => page.getByText('250 million dollars for timber').first();

test('an empty library says what would be here, and offers to fill it', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Add a source' }).click();
  await expect(page.getByRole('textbox', { name: 'Link' })).toBeVisible();
});

test('a recording without a transcript says to whoever runs it what is missing, and goes on once it is there', async ({
  page,
  admin,
  world,
}) => {
  await addAddress(page, `${world.site.url}audio/unheard.wav`);
  const failed = await waitForItem(world.url, /unheard/i, admin);
  expect(failed.processing_status).toBe('FAILED');
  await page.goto(pathOf(failed));
  await expect(page.getByRole('alert')).toContainText('Oops, we ran into a snag.');
  await expect(page.getByRole('alert')).not.toContainText('TRANSCRIBER_URL');
  await admin.goto(pathOf(failed));
  await expect(admin.getByRole('alert')).toContainText('TRANSCRIBER_URL');
  // Nobody's library begins with it; who keeps the library has one line of it.
  await page.goto('/home');
  await expect(page.getByRole('link', { name: /unheard/i })).toHaveCount(0);
  await admin.goto('/home');
  await admin.getByRole('button', { name: '1 item could not be read. Details' }).click();
  await expect(admin.getByRole('button', { name: /^Retry: .*unheard/i })).toBeVisible();

  await world.restart({ environment: { TRANSCRIBER_URL: `${world.site.url}v1` } });
  await expect
    .poll(async () => (await waitForItem(world.url, /unheard/i)).processing_status, { timeout: 60_000 })
    .toBe('ASSERTIONS_COMPLETE');
  expect(world.site.transcriber.asked).toBe(1);
  await page.goto(pathOf(failed));
  await expect(transcriptOf(page)).toBeVisible();
});

test('an administrator starts a failed item again', async ({ admin, world }) => {
  await world.restart({ environment: { TRANSCRIBER_URL: `${world.site.url}v1` } });
  world.site.transcriber.mood = 'refuse';
  await addAddress(admin, `${world.site.url}audio/refused.wav`);
  const failed = await waitForItem(world.url, /refused/i, admin);
  expect(failed.processing_status).toBe('FAILED');

  world.site.transcriber.mood = 'answer';
  await admin.goto(pathOf(failed));
  await admin.getByRole('button', { name: 'Retry transcribe' }).click();
  await expect(transcriptOf(admin)).toBeVisible({ timeout: 60_000 });
  await expect(admin.getByRole('alert')).toHaveCount(0);
});

test('an open page follows its item across the loss of the server', async ({ page, world }) => {
  const environment = { TRANSCRIBER_URL: `${world.site.url}v1` };
  world.site.transcriber.mood = 'wait';
  const before = world.site.transcriber.asked;
  await addAddress(page, `${world.site.url}audio/awaited.wav`);
  await page.getByRole('link', { name: /awaited/i }).click();
  await expect(page.getByRole('heading', { level: 1, name: /awaited/i })).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect.poll(() => world.site.transcriber.asked, { timeout: 30_000 }).toBeGreaterThan(before);

  world.site.transcriber.mood = 'answer';
  await world.restart({ environment, kill: true });
  await expect(transcriptOf(page)).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 30_000 });
});
