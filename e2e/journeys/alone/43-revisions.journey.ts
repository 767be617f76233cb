import type { Page } from '@playwright/test';
import { expectAccessible } from '../../accessible.ts';
import { addAddress, expect, pathOf, test, waitForItem } from '../../journey.ts';
import { addService, openSpeechService, type SpeechService, testAndEnable } from '../../speech-service.ts';

test.use({ seed: 'empty', environment: {} });

let first: SpeechService;
let second: SpeechService;
test.beforeAll(async () => {
  [first, second] = [await openSpeechService(), await openSpeechService()];
});
test.afterAll(() => {
  for (const { close } of [first, second]) close();
});

const said = (sum: string): string[] => [
  'The chair called the meeting of the timber committee to order at nine in the morning.',
  `Staff recommends a commitment of ${sum} million dollars to the second timber fund of the manager.`,
  'All trustees said aye, and the motion carried without anybody who spoke against it.',
];
const line = (page: Page, sum: string) => page.getByText(`commitment of ${sum} million dollars`).first();
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Transcripts' });

async function openTranscripts(
  page: Page,
  path: string,
  name: string | RegExp = 'Transcripts',
): Promise<void> {
  await page.goto(path);
  await page.getByRole('article').getByRole('button', { name: 'Administration' }).click();
  await page.getByRole('button', { name }).click();
  await expect(sheet(page)).toBeVisible();
}

test('an admin has a recording transcribed again by a better service, sees what changed, and goes back', async ({
  page,
  admin,
  world,
}) => {
  await admin.goto('/admin/services');
  await addService(admin, { name: 'Small', url: first.url });
  await testAndEnable(admin, 'Small');
  await addService(admin, { name: 'Large', url: second.url });
  await testAndEnable(admin, 'Large');
  [first.lines, second.lines] = [said('forty'), said('fourteen')];
  await addAddress(admin, `${world.site.url}audio/revised.wav`);
  const path = pathOf(await waitForItem(world.url, /revised/i, admin));
  await page.goto(path);
  await expect(line(page, 'forty')).toBeVisible();

  // A failure leaves the transcript as it is, and says why.
  second.refusesWith = 401;
  await openTranscripts(admin, path);
  await expectAccessible(admin);
  await sheet(admin).getByLabel('Transcription service').selectOption('Large');
  await sheet(admin).getByRole('button', { name: 'Transcribe again' }).click();
  await expect(sheet(admin).getByText('Failed; the transcript is unchanged')).toBeVisible({
    timeout: 30_000,
  });
  await page.reload();
  await expect(line(page, 'forty')).toBeVisible();

  second.refusesWith = null;
  await sheet(admin).getByRole('button', { name: 'Transcribe again' }).click();
  await expect(sheet(admin).getByText(/2 lines are the same, 1 differs: 1 in a figure/)).toBeVisible({
    timeout: 30_000,
  });
  await sheet(admin).getByRole('button', { name: 'What changed' }).click();
  const changes = sheet(admin).getByRole('list', { name: 'What changed' });
  await expect(changes.getByRole('listitem')).toHaveCount(1);
  await expect(changes.getByText('forty', { exact: true })).toBeVisible();
  await expect(changes.getByText('fourteen', { exact: true })).toBeVisible();
  await expectAccessible(admin);
  await expect(async () => {
    await page.reload();
    await expect(line(page, 'fourteen')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });

  await sheet(admin).getByRole('button', { name: 'Undo' }).click({ timeout: 60_000 });
  await expect(async () => {
    await page.reload();
    await expect(line(page, 'forty')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
});
