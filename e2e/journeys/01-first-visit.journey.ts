import { expect, test, waitForLibrary } from '../journey.ts';
import { person } from '../person.ts';

test('a first visit shows the samples, processed', async ({ page, world }) => {
  const items = await waitForLibrary(world.url, 9);
  expect(items.filter((item) => item.processing_status === 'FAILED')).toEqual([]);
  expect(items.map((item) => item.kind).toSorted()).toEqual([
    'article',
    'article',
    'document',
    'earnings',
    ...Array.from({ length: 4 }, () => 'episode'),
    'video',
  ]);

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
  const rows = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
  await expect(rows).toHaveCount(9);

  await page.getByRole('link', { name: 'The trustee who reads everything' }).click();
  await expect(page.getByRole('region', { name: 'At a glance' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Outline' }).getByRole('listitem').first()).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Transcript' }).getByText('Wes Dunmarrow').first(),
  ).toBeVisible();
});

test('the one-time link makes an admin, once', async ({ page, world, admin }) => {
  await admin.goto('/add');
  await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(admin.getByText(/left today/)).toHaveCount(0);
  await page.goto('/add');
  await expect(page.getByText(/left today/)).toBeVisible();

  await page.goto(world.setupUrl ?? '/welcome');
  const late = person('Lateborn');
  await page.getByLabel('Email').fill(late.email);
  await page.getByLabel('First Name').fill(late.first);
  await page.getByLabel('Last Name').fill(late.last);
  await page.getByLabel('Password', { exact: true }).fill(late.password);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page.getByRole('heading', { name: 'This link cannot be used' })).toBeVisible();
});
