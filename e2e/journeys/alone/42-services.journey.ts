import { addAddress, expect, pathOf, test, waitForItem } from '../../journey.ts';
import {
  addService,
  openSpeechService,
  serviceRow as row,
  type SpeechService,
  testAndEnable,
} from '../../speech-service.ts';

test.use({ seed: 'empty', environment: { ANONYMOUS_INGEST_PER_DAY: '20' } });

let first: SpeechService;
let second: SpeechService;
test.beforeAll(async () => {
  [first, second] = [await openSpeechService(), await openSpeechService()];
});
test.afterAll(() => {
  for (const { close } of [first, second]) close();
});

test('an admin adds services, sees why one fails, and recordings go to the next', async ({
  page,
  admin,
  world,
}) => {
  await addAddress(page, `${world.site.url}audio/unheard.wav`);
  expect((await waitForItem(world.url, /unheard/i, admin)).processing_status).toBe('FAILED');

  await admin.goto('/admin/services');
  await expect(admin.getByRole('heading', { name: 'No transcription service yet' })).toBeVisible();
  first.refusesWith = 503;
  await addService(admin, { name: 'First', url: first.url });
  await expect(row(admin, 'First').getByRole('button', { name: 'Enable' })).toBeDisabled();
  await row(admin, 'First').getByRole('button', { name: 'Test' }).click();
  await expect(row(admin, 'First').getByText(/failed \(HTTP 503\)/)).toBeVisible({ timeout: 30_000 });

  first.refusesWith = null;
  await testAndEnable(admin, 'First');
  const done = async () => (await waitForItem(world.url, /unheard/i)).processing_status;
  await expect.poll(done, { timeout: 60_000 }).toBe('ASSERTIONS_COMPLETE');

  await addService(admin, { name: 'Second', url: second.url });
  await testAndEnable(admin, 'Second');
  first.refusesWith = 503;
  await addAddress(page, `${world.site.url}audio/awaited.wav`);
  const other = await waitForItem(world.url, /awaited/i, admin);
  expect(other.processing_status).toBe('ASSERTIONS_COMPLETE');
  await admin.reload();
  await expect(row(admin, 'First').getByText('Failing since')).toBeVisible();
  await expect(row(admin, 'Second').getByText('Took over for another service')).toBeVisible();
  await admin.goto(pathOf(other));
  await expect(admin.getByText('The chair called the meeting to order').first()).toBeVisible();
});

test('an admin replaces a service and deletes one', async ({ admin }) => {
  await admin.goto('/admin/services');
  await row(admin, 'First').getByRole('button', { name: 'Edit' }).click();
  const form = admin.getByRole('dialog', { name: 'Edit First' });
  await form.getByLabel('URL').fill(second.url);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(row(admin, 'First').getByText('Not tested yet')).toBeVisible();
  await testAndEnable(admin, 'First');
  await row(admin, 'Second').getByRole('button', { name: 'Delete' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row(admin, 'Second')).toHaveCount(0);
  await admin.getByRole('button', { name: 'Undo' }).click();
  await expect(row(admin, 'Second').getByText('Working since')).toBeVisible();
});
