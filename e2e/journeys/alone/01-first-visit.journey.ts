import type { Page } from '@playwright/test';
import { expect, test, waitForLibrary } from '../../journey.ts';
import { type Person, person } from '../../person.ts';
import type { World } from '../../world.ts';

// What a new installation does by itself was done once, when the seed was made: it was started on nothing.
test.use({ seed: 'unclaimed' });

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

async function claim(page: Page, { setupUrl }: World, someone: Person): Promise<void> {
  await page.goto(setupUrl ?? '/welcome');
  await page.getByLabel('Email').fill(someone.email);
  await page.getByLabel('First Name').fill(someone.first);
  await page.getByLabel('Last Name').fill(someone.last);
  await page.getByLabel('Password', { exact: true }).fill(someone.password);
  await page.getByRole('main').getByRole('button', { name: 'Create the account' }).click();
}

test('the one-time link makes an admin, once', async ({ page, world, browser }) => {
  const admin = await browser.newPage({ baseURL: world.url });
  await claim(admin, world, person('Firstborn'));
  await expect(admin.getByText('You are the administrator')).toBeVisible();
  await admin.goto('/add');
  await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(admin.getByText(/left today/)).toHaveCount(0);
  await page.goto('/add');
  await expect(page.getByText(/left today/)).toBeVisible();

  await claim(page, world, person('Lateborn'));
  await expect(page.getByRole('heading', { name: 'This link cannot be used' })).toBeVisible();
  await admin.close();
});
