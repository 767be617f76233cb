import { samplePath } from '../fixture-site.ts';
import { addAddress, expect, pathOf, test, waitForItem } from '../journey.ts';

test('a feed goes in, and its progress is told live until it can be read', async ({ admin, world }) => {
  const told = new Set<string>();
  admin.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const status = /"processing_status":"(\w+)"/.exec(payload.toString())?.[1];
      if (status !== undefined) told.add(status);
    }),
  );
  await addAddress(admin, `${world.site.url}feed.xml`);
  await expect(admin.getByText('1 episode of The Fixture Hour')).toBeVisible();

  const item = await waitForItem(world.url, /heard again/);
  expect(item.message).toBeNull();
  await expect.poll(() => [...told]).toContain('ASSERTIONS_COMPLETE');
  expect(told.size).toBeGreaterThan(3);

  await admin.getByRole('link', { name: 'A pacing plan, heard again' }).click();
  await expect(admin.getByRole('region', { name: 'At a glance' })).toBeVisible();
});

test('an address that is known leads to what is there', async ({ admin, world }) => {
  await addAddress(admin, `${world.site.url}feed.xml`);
  await expect(admin.getByText('Already in the library')).toBeVisible();
});

test('a list of shows goes in', async ({ admin, world }) => {
  await addAddress(admin, `${world.site.url}list.opml`);
  await expect(admin.getByText('1 show found in the list')).toBeVisible();
});

test('an article goes in', async ({ admin, world }) => {
  await addAddress(admin, `${world.site.url}articles/timber.html`);
  const item = await waitForItem(world.url, /timber vote/i);
  await admin.goto(pathOf(item));
  await expect(admin.getByText('voted 5 to 4').first()).toBeVisible();
});

test('a transcript and a document are uploaded', async ({ admin, world }) => {
  await admin.goto('/add');
  const vtt = samplePath('transcripts/private-credit-after-the-easy-money.vtt');
  const pdf = samplePath('documents/halvern-teachers-board-minutes-2026-10-15.pdf');
  await admin.locator('input[type=file]').setInputFiles([vtt, pdf]);
  const transcript = await waitForItem(world.url, /^private.credit.after.the.easy.money/i);
  const document = await waitForItem(world.url, /halvern/i);
  for (const item of [transcript, document]) {
    expect(item.processing_status, item.message ?? '').toBe('ASSERTIONS_COMPLETE');
    await admin.goto(pathOf(item));
    await expect(admin.getByRole('region', { name: 'At a glance' })).toBeVisible();
  }
});

test('a private address is refused in words', async ({ admin }) => {
  await addAddress(admin, 'http://192.168.0.1/feed.xml');
  await expect(admin.getByText('192.168.0.1 is not on the public internet')).toBeVisible();
});

test('what is no address is said before anything is sent', async ({ admin }) => {
  await addAddress(admin, 'ht tp://nonsense');
  await expect(admin.getByText('Invalid URL')).toBeVisible();
});
