import { addAddress, expect, pathOf, readLibrary, test, waitForItem } from '../../journey.ts';

const uploads = 'input[type=file]:not([webkitdirectory])';

const captions = `WEBVTT

00:00:01.000 --> 00:00:06.000
<v Ada Lund>The board reviewed the return of the credit sleeve, which was seven percent net of fees.

soon --> later
<v Bo Reyes>Staff asks for a commitment of fifty million dollars to the second fund of the manager.

00:00:14.000 --> 00:00:20.000
<v Ada Lund>We will vote on that commitment at the meeting in June, once the consultant has reported.
`;

test('what of a file could not be read stands on its page, and the file is read again', async ({
  admin,
  world,
}) => {
  await admin.goto('/add');
  const june = { name: 'credit-sleeve.vtt', mimeType: 'text/vtt', buffer: Buffer.from(captions) };
  await admin.locator(uploads).setInputFiles(june);
  const item = await waitForItem(world.url, /^credit.sleeve/i);
  await admin.goto(pathOf(item));
  const text = '1 of 3 captions has a time that can’t be read; its words are kept without it.';
  await admin.locator('summary', { hasText: text }).click();
  await expect(admin.getByText('soon --> later', { exact: false }).last()).toBeVisible();
  await admin.getByRole('button', { name: 'Read again' }).click();
  await expect(admin.getByText('Read again, with the same result.')).toBeVisible();
});

test('a file that is not read says by its name why, where it was added', async ({ admin }) => {
  await admin.goto('/add');
  const station = Buffer.alloc(1_024, 0x20);
  station.write('850STL25.01');
  await admin
    .locator(uploads)
    .setInputFiles({ name: 'meeting.stl', mimeType: 'application/octet-stream', buffer: station });
  await expect(admin.getByText(/EBU subtitle file \(STL\)/)).toBeVisible();
});

test('an episode and its file become one, and are told apart again', async ({ admin, world }) => {
  await addAddress(admin, `${world.site.url}feed.xml`);
  const episode = await waitForItem(world.url, /heard again/);
  const feed = await (await fetch(`${world.site.url}feed.xml`)).text();
  const transcript = /podcast:transcript url="([^"]+)"/.exec(feed)?.[1] ?? '';
  const words = Buffer.from(await (await fetch(transcript)).arrayBuffer());
  await admin.goto('/add');
  await admin.locator(uploads).setInputFiles({ name: 'pacing.vtt', mimeType: 'text/vtt', buffer: words });
  await expect(admin.getByText(/^Already in the library since/)).toBeVisible();

  await admin.goto(pathOf(episode));
  await expect(admin.getByText(/^Joined with .* Both say the same words\.$/)).toBeVisible();
  await admin.getByRole('button', { name: /^Tell .* apart$/ }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Tell apart' }).click();
  await expect(admin.getByText(/is a separate item again\.$/)).toBeVisible();
  await expect(admin.getByText(/^Joined with/)).toBeHidden();
  const own = (await readLibrary(world.url)).filter(({ title }) => /pacing/i.test(title));
  expect(own).toHaveLength(2);
});
