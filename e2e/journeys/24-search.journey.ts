import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { addAddress, expect, test, waitForItem, waitForLibrary } from '../journey.ts';
import { becomeMember, person } from '../person.ts';

test.beforeEach(async ({ world }) => {
  await waitForLibrary(world.url, 8);
});

const box = (page: Page) => page.locator('#search-words');
const beside = (page: Page) => page.getByRole('complementary', { name: 'Transcript at the hit' });

test('with the keyboard alone somebody goes from the field to a hit, to its place, and back', async ({
  page,
}) => {
  await page.goto('/search/transcripts');
  await box(page).focus();
  await page.keyboard.type('private credit');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=private\+credit/);
  const hits = page.getByRole('list', { name: 'Passages' }).locator('[data-hit]');
  await expect(hits.first()).toBeFocused();
  await page.keyboard.press('j');
  await expect(hits.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/at=/);
  await expect(beside(page).getByText('Found here:')).toBeAttached();
  await expect(beside(page).locator('[data-found]')).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(' -reserve');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/reserve/);
  await page.goBack();
  await expect(page).toHaveURL(/q=private\+credit(&|$)/);
  await expect(box(page)).toHaveValue('private credit');
});

test('a search that was saved tells what is new, and is deleted and put back', async ({
  page,
  admin,
  world,
}) => {
  await becomeMember(page, world, { admin, someone: person('Philippa') });

  await test.step('saving it', async () => {
    await page.goto('/search/transcripts?q=pacing+plan');
    await page.getByRole('button', { name: 'Save search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this search' });
    await dialog.getByLabel('Name').fill('Pacing');
    await dialog.getByLabel('Name').press('Enter');
    await expect(page.getByRole('link', { name: /^Saved as “Pacing”/ })).toBeVisible();
    await page.goto('/home');
    const shelf = page.getByRole('region', { name: 'Saved searches' });
    await expect(shelf.getByText('Nothing new')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('what arrives is new until it is looked at', async () => {
    await addAddress(admin, `${world.site.url}feed.xml`);
    await waitForItem(world.url, /heard again/);
    await page.goto('/home');
    const shelf = page.getByRole('region', { name: 'Saved searches' });
    await expect(shelf.getByText('1 new')).toBeVisible();
    await shelf.getByRole('link', { name: 'Pacing' }).click();
    await expect(page.getByText('New', { exact: true })).toBeVisible();
    await page.goto('/home');
    await expect(shelf.getByText('Nothing new')).toBeVisible();
  });

  await test.step('it is deleted and put back', async () => {
    await page.goto('/profile#saved-searches');
    await page.getByRole('button', { name: 'Delete Pacing' }).click();
    await page.getByRole('button', { name: 'Undo: Deleted “Pacing”.' }).click();
    await expect(page.getByRole('link', { name: 'Pacing' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Pacing' })).toBeVisible();
  });
});
