import { expect, pathOf, test, waitForItem } from '../journey.ts';

test.use({ environment: { SAMPLES: 'off' } });

test('a recording without a transcript says what is missing, and goes on once it is there', async ({
  page,
  world,
}) => {
  await page.goto('/add');
  await page.getByRole('textbox', { name: 'Address' }).fill(`${world.site.url}audio/unheard.wav`);
  await page.getByRole('main').getByRole('button', { name: 'Add', exact: true }).click();
  const failed = await waitForItem(world.url, /unheard/i);
  expect(failed.processing_status).toBe('FAILED');
  await page.goto(pathOf(failed));
  await expect(
    page
      .getByRole('alert')
      .getByText(/transcri/i)
      .first(),
  ).toBeVisible();

  await world.restart({ TRANSCRIBER_URL: `${world.site.url}v1` });
  await expect
    .poll(async () => (await waitForItem(world.url, /unheard/i)).processing_status, { timeout: 60_000 })
    .toBe('ASSERTIONS_COMPLETE');
  expect(world.site.transcriptions()).toBe(1);
  await page.goto(world.url + pathOf(failed));
  await expect(page.getByText('250 million dollars for timber').first()).toBeVisible();
});
