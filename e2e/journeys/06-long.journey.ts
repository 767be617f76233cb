import { expect, pathOf, test, waitForItem } from '../journey.ts';
import { marathonTranscript } from '../marathon.ts';

test('a transcript of ten thousand lines is scrolled to its end, searched and jumped in', async ({
  admin,
  world,
}) => {
  await admin.goto('/add');
  const file = {
    name: 'marathon-meeting.vtt',
    mimeType: 'text/vtt',
    buffer: Buffer.from(marathonTranscript()),
  };
  await admin.locator('input[type=file]').setInputFiles(file);
  const item = await waitForItem(world.url, /marathon/i);
  expect(item.processing_status, item.message ?? '').toBe('ASSERTIONS_COMPLETE');

  await admin.goto(pathOf(item));
  const transcript = admin.getByRole('region', { name: 'Transcript' });
  await transcript.getByRole('button', { name: 'Show All (10,000)' }).click();
  await expect
    .poll(
      async () => {
        await admin.keyboard.press('End');
        return transcript.getByText('marathon meeting is adjourned').isVisible();
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  expect(await transcript.locator('[data-line]').count()).toBeLessThan(100);

  const box = admin.getByRole('combobox', { name: 'Search inside this item' });
  await box.fill('quicksilver covenant');
  await box.press('Enter');
  await admin
    .locator('#search')
    .getByRole('button', { name: /quicksilver covenant/ })
    .first()
    .click();
  const found = transcript.locator('[data-found]');
  await expect(found).toContainText('quicksilver covenant');
  await expect(found).toBeInViewport();
});
