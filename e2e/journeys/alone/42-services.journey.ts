import { createServer, type Server } from 'node:http';
import { testWords } from '@ecco/domain';
import type { Page } from '@playwright/test';
import { addAddress, expect, pathOf, test, waitForItem } from '../../journey.ts';

test.use({ seed: 'empty', environment: { ANONYMOUS_INGEST_PER_DAY: '20' } });

/** A stand-in for a transcription service, which answers with the words of the test recording or says that it is away. */
type SpeechService = { url: string; isAway: boolean; requests: number; server: Server };

async function openService(): Promise<SpeechService> {
  const service: SpeechService = { url: '', isAway: false, requests: 0, server: createServer() };
  const words = { segments: [{ start: 0, end: 11, text: testWords }], text: testWords };
  service.server.on('request', (request, response) => {
    service.requests += 1;
    request.resume().on('end', () => {
      response.writeHead(service.isAway ? 503 : 200).end(service.isAway ? '' : JSON.stringify(words));
    });
  });
  await new Promise<void>((resolve) => {
    service.server.listen(0, '127.0.0.1', resolve);
  });
  const place = service.server.address();
  service.url = `http://127.0.0.1:${typeof place === 'object' ? place?.port : 0}/v1`;
  return service;
}

let first: SpeechService;
let second: SpeechService;
test.beforeAll(async () => {
  [first, second] = [await openService(), await openService()];
});
test.afterAll(() => {
  for (const { server } of [first, second]) {
    server.closeAllConnections();
    server.close();
  }
});

const row = (page: Page, name: string) => page.getByRole('listitem', { name });

async function addService(page: Page, { name, url }: { name: string; url: string }): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Add a service' }).click();
  const form = page.getByRole('dialog', { name: 'Add a service' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('URL').fill(url);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, name)).toBeVisible();
}

async function testAndEnable(page: Page, name: string): Promise<void> {
  await row(page, name).getByRole('button', { name: 'Test' }).click();
  await expect(row(page, name).getByText('100%')).toBeVisible({ timeout: 30_000 });
  await row(page, name).getByRole('button', { name: 'Enable' }).click();
  await expect(row(page, name).getByText('Working since')).toBeVisible();
}

test('an admin adds services, sees why one fails, and recordings go to the next', async ({
  page,
  admin,
  world,
}) => {
  await addAddress(page, `${world.site.url}audio/unheard.wav`);
  expect((await waitForItem(world.url, /unheard/i, admin)).processing_status).toBe('FAILED');

  await admin.goto('/admin/services');
  await expect(admin.getByRole('heading', { name: 'No transcription service yet' })).toBeVisible();
  first.isAway = true;
  await addService(admin, { name: 'First', url: first.url });
  await expect(row(admin, 'First').getByRole('button', { name: 'Enable' })).toBeDisabled();
  await row(admin, 'First').getByRole('button', { name: 'Test' }).click();
  await expect(row(admin, 'First').getByText(/failed \(HTTP 503\)/)).toBeVisible({ timeout: 30_000 });

  first.isAway = false;
  await testAndEnable(admin, 'First');
  const done = async () => (await waitForItem(world.url, /unheard/i)).processing_status;
  await expect.poll(done, { timeout: 60_000 }).toBe('ASSERTIONS_COMPLETE');

  await addService(admin, { name: 'Second', url: second.url });
  await testAndEnable(admin, 'Second');
  first.isAway = true;
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
