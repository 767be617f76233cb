import type { Page } from '@playwright/test';
import { expectAccessible } from '../../accessible.ts';
import { addAddress, expect, pathOf, test, waitForItem } from '../../journey.ts';
import { siteAddress } from '../../site-address.ts';

test.use({ seed: 'empty', environment: { TRANSCRIBER_URL: `${siteAddress}v1` } });

const administer = async (page: Page, path: string) => {
  await page.goto(path);
  await page.getByRole('article').getByRole('button', { name: 'Administration' }).click();
};
const speaks = (page: Page, name: string) => page.getByRole('article').getByText(name).first();

test('a voice that was named in one recording is recognized in the next, accepted and taken back', async ({
  admin,
  world,
}) => {
  const { site, url } = world;
  site.transcriber.mood = 'voice';
  await addAddress(admin, `${site.url}audio/unheard.wav`);
  const first = pathOf(await waitForItem(url, /unheard/i));
  await administer(admin, first);
  await admin.getByRole('button', { name: 'Speakers and subjects' }).click();
  await admin.getByRole('textbox', { name: 'Name of SPEAKER_00' }).fill('Dana Whitfield');
  await admin.getByRole('button', { name: 'Save the name of SPEAKER_00' }).click();
  await expect(admin.getByText('Named Dana Whitfield here.')).toBeVisible();

  await addAddress(admin, `${site.url}audio/awaited.wav`);
  const second = pathOf(await waitForItem(url, /awaited/i));
  const recognized = admin.getByRole('button', { name: '1 voice recognized' });
  await expect(async () => {
    await administer(admin, second);
    await expect(recognized).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await recognized.click();
  const sheet = admin.getByRole('dialog', { name: 'Recognized voices' });
  await expect(sheet.getByText('Speaker 00 sounds like Dana Whitfield')).toBeVisible();
  await expect(sheet.getByRole('link')).toHaveAttribute('href', first);
  await expectAccessible(admin);
  await sheet.getByRole('button', { name: 'It is Dana Whitfield' }).click();
  await expect(sheet.getByText('Speaker 00 is Dana Whitfield')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close the recognized voices' }).click();
  await expect(speaks(admin, 'Dana Whitfield')).toBeVisible();
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(admin.getByRole('article').getByText('Dana Whitfield')).toHaveCount(0);

  await admin.goto('/admin/services');
  await expect(admin.getByText(/2 voices of 2 recordings are stored/)).toBeVisible();
});
