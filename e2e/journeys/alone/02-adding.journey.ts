import { readFileSync } from 'node:fs';
import { samplePath } from '../../fixture-site.ts';
import { addAddress, expect, pathOf, test, waitForItem } from '../../journey.ts';

test('a feed goes in, and its progress is told live until it can be read', async ({ admin, world }) => {
  const reported = new Set<string>();
  admin.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const status = /"processing_status":"(\w+)"/.exec(payload.toString())?.[1];
      if (status !== undefined) reported.add(status);
    }),
  );
  await addAddress(admin, `${world.site.url}feed.xml`);
  await expect(admin.getByText('1 episode of The Fixture Hour')).toBeVisible();

  const item = await waitForItem(world.url, /heard again/);
  expect(item.message).toBeNull();
  await expect.poll(() => [...reported]).toContain('ASSERTIONS_COMPLETE');
  expect(reported.size).toBeGreaterThan(3);

  await admin.getByRole('link', { name: 'A pacing plan, heard again' }).click();
  await expect(admin.getByRole('region', { name: 'At a glance' })).toBeVisible();
});

test('an address that is known leads to what is there', async ({ admin, world }) => {
  const known = admin.getByText('Already in the library');
  const link = admin.getByRole('link', { name: 'A pacing plan, heard again' });
  await addAddress(admin, `${world.site.url}feed.xml`);
  await expect(link).toBeVisible();
  // What this person brought in a moment ago is not told to have been there.
  await expect(known).toBeHidden();
  await admin.clock.setFixedTime(Date.now() + 5 * 60_000);
  await addAddress(admin, `${world.site.url}feed.xml`);
  await expect(link).toBeVisible();
  await expect(known).toBeVisible();
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
  // In other words than those of the sample, which would be known again and joined.
  const captions = readFileSync(samplePath('transcripts/private-credit-after-the-easy-money.vtt'), 'utf8');
  const vtt = {
    name: 'private-credit-after-the-easy-money.vtt',
    mimeType: 'text/vtt',
    buffer: Buffer.from(
      captions.replace('the last panel before the coffee', 'the first panel after the coffee'),
    ),
  };
  const paper = samplePath('documents/halvern-teachers-board-minutes-2026-10-15.pdf');
  const pdf = { name: 'minutes.pdf', mimeType: 'application/pdf', buffer: readFileSync(paper) };
  await admin.locator('input[type=file]:not([webkitdirectory])').setInputFiles([vtt, pdf]);
  const transcript = await waitForItem(world.url, /^private.credit.after.the.easy.money/i);
  const document = await waitForItem(world.url, /halvern/i);
  for (const item of [transcript, document]) {
    expect(item.processing_status, item.message ?? '').toBe('ASSERTIONS_COMPLETE');
    await admin.goto(pathOf(item));
    await expect(admin.getByRole('region', { name: 'At a glance' })).toBeVisible();
  }
});

test('details of a memo are read, confirmed and put right; it is deleted and comes back', async ({
  admin,
  world,
}) => {
  const memo = [
    'MEMORANDUM',
    'TO: Board of Trustees',
    'FROM: Investment staff',
    'DATE: May 14, 2026',
    'SUBJECT: Pacing plan for private equity',
    '',
    'Staff recommends a pacing plan of $400 million a year for private equity. The plan keeps the allocation at its target.',
  ].join('\n');
  await admin.goto('/add');
  await admin.locator('input[type=file]:not([webkitdirectory])').setInputFiles({
    name: 'board-paper.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(memo),
  });
  // It fills itself in; there is nothing to confirm.
  await expect(admin.getByRole('link', { name: 'Pacing plan for private equity' })).toBeVisible();
  const details = admin.getByRole('form', { name: 'Details' });
  await expect(details).toHaveCount(0);
  await admin.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(details.getByLabel('Title')).toHaveValue('Pacing plan for private equity');
  await expect(details.getByLabel('Date')).toHaveValue('2026-05-14');
  await details.getByLabel('Title').fill('Pacing plan 2027');
  await details.getByLabel('Organization').fill('Marsh County Fund');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText('Details saved')).toBeVisible();

  const item = await waitForItem(world.url, /^Pacing plan 2027$/);
  await admin.goto(pathOf(item));
  // Nobody is called so yet: it is named, and leads nowhere.
  await expect(admin.getByRole('article').getByText('Marsh County Fund')).toBeVisible();
  await expect(admin.getByRole('link', { name: 'Marsh County Fund' })).toHaveCount(0);
  const more = admin.getByRole('button', { name: 'More actions for Pacing plan 2027' });
  await more.click();
  await admin.getByRole('menuitem', { name: 'Delete' }).click();
  await admin.getByRole('button', { name: 'Delete' }).click();
  await expect(admin.getByText('Deleted: Pacing plan 2027')).toBeVisible();
  await admin.goto('/home');
  await expect(admin.getByRole('link', { name: 'Pacing plan 2027' })).toHaveCount(0);
  await admin.getByRole('link', { name: 'Recently deleted' }).click();
  await admin.getByRole('button', { name: 'Restore Pacing plan 2027' }).click();
  await expect(admin.getByText('Restored: Pacing plan 2027')).toBeVisible();
  await admin.goto('/home?kind=document');
  await expect(admin.getByRole('link', { name: 'Pacing plan 2027' })).toBeVisible();
});

test('a private address is refused in words', async ({ admin }) => {
  await addAddress(admin, 'http://192.168.0.1/feed.xml');
  await expect(admin.getByText('192.168.0.1 is not on the public internet')).toBeVisible();
});

test('words in the field for a link lead to the search, and a pasted text becomes an item', async ({
  admin,
  world,
}) => {
  await addAddress(admin, 'calpers board meeting');
  await expect(admin.getByText('This is not a link.', { exact: false })).toBeVisible();
  await admin.getByText('Paste text', { exact: true }).click();
  await admin.getByLabel('Title', { exact: true }).fill('A note on timber');
  await admin
    .getByLabel('Text of an email, a transcript or notes')
    .fill(
      'The committee looked at timber again. Staff thinks that timber pays four percent above inflation.',
    );
  await admin.getByRole('button', { name: 'Add text' }).click();
  const item = await waitForItem(world.url, /timber/i);
  expect(item.processing_status).toBe('ASSERTIONS_COMPLETE');
});

test('what is no address is said before anything is sent', async ({ admin }) => {
  await addAddress(admin, 'ht tp://nonsense');
  await expect(admin.getByText('Invalid URL')).toBeVisible();
});
