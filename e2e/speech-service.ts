import { createServer } from 'node:http';
import { testWords } from '@ecco/domain';
import { expect, type Locator, type Page } from '@playwright/test';

/** A stand-in for a transcription service: it answers with these lines, one segment each, or refuses with a status. */
export type SpeechService = { url: string; lines: string[]; refusesWith: number | null; close: () => void };

/** Opens one that knows the words of the test recording. */
export async function openSpeechService(): Promise<SpeechService> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const { lines, refusesWith } = service;
      const segments = lines.map((text, at) => ({ start: at * 3, end: at * 3 + 3, text }));
      if (refusesWith !== null) response.writeHead(refusesWith).end();
      else response.end(JSON.stringify({ text: lines.join(' '), segments }));
    });
  });
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  const service: SpeechService = { url: '', lines: [testWords], refusesWith: null, close };
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const place = server.address();
  service.url = `http://127.0.0.1:${typeof place === 'object' ? place?.port : 0}/v1`;
  return service;
}

/** A service in the list of the admins' page. */
export const serviceRow = (page: Page, name: string): Locator => page.getByRole('listitem', { name });

/** Adds a service on the admins' page, which is open. */
export async function addService(page: Page, { name, url }: { name: string; url: string }): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Add a service' }).click();
  const form = page.getByRole('dialog', { name: 'Add a service' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('URL').fill(url);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(serviceRow(page, name)).toBeVisible();
}

/** Tests a service and enables it. */
export async function testAndEnable(page: Page, name: string): Promise<void> {
  const row = serviceRow(page, name);
  await row.getByRole('button', { name: 'Test' }).click();
  await expect(row.getByText('100%')).toBeVisible({ timeout: 30_000 });
  await row.getByRole('button', { name: 'Enable' }).click();
  await expect(row.getByText('Working since')).toBeVisible();
}
