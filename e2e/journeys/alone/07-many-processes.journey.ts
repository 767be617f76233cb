import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostgresServer } from '@ecco/store/testing';
import { test } from '@playwright/test';
import { samplePath } from '../../fixture-site.ts';
import { expect, waitForItem } from '../../journey.ts';
import { openWorld, type World } from '../../world.ts';

// The outgrown size: one process answers, two work, and they meet at a PostgreSQL server and a directory of files.
let postgres: PostgresServer;
let directory: string;
let worlds: World[] = [];
let web: World;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  // Every process of the runner reads this file, and the store takes seconds to load.
  const { startPostgresServer } = await import('@ecco/store/testing');
  postgres = await startPostgresServer();
  directory = await mkdtemp(join(tmpdir(), 'ecco-many-'));
  const settings = { WAITLIST_MODE: 'off', DATABASE_URL: postgres.url, DATA_DIR: directory, SAMPLES: 'off' };
  web = await openWorld({ environment: { ...settings, ROLE: 'web' } });
  worlds = [
    web,
    await openWorld({ environment: { ...settings, ROLE: 'worker' } }),
    await openWorld({ environment: { ...settings, ROLE: 'worker' } }),
  ];
});
test.afterAll(async () => {
  await Promise.all(worlds.map((world) => world.close()));
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
});

test('what one process takes in others work on, and the page hears of it', async ({ page }) => {
  const reported = new Set<string>();
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const status = /"processing_status":"(\w+)"/.exec(payload.toString())?.[1];
      if (status !== undefined) reported.add(status);
    }),
  );
  await page.goto(`${web.url}/add`);
  await page
    .locator('input[type=file]:not([webkitdirectory])')
    .setInputFiles(samplePath('transcripts/private-credit-after-the-easy-money.vtt'));
  const item = await waitForItem(web.url, /^private.credit/i);
  expect(item.processing_status, item.message ?? '').toBe('ASSERTIONS_COMPLETE');
  await expect.poll(() => [...reported]).toContain('ASSERTIONS_COMPLETE');
});
