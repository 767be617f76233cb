import { addAddress, expect, test, waitForItem, waitForLibrary } from '../../journey.ts';
import { becomeMember, person } from '../../person.ts';

test('a search that was saved tells what is new, and is deleted and put back', async ({
  page,
  admin,
  world,
}) => {
  await waitForLibrary(world.url, 8);
  await becomeMember(page, world, { admin, someone: person('Philippa') });

  await test.step('saving it', async () => {
    await page.goto('/search/transcripts?q=pacing+plan');
    await page.getByRole('button', { name: 'Save search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this search' });
    await dialog.getByLabel('Name').fill('Pacing');
    await dialog.getByLabel('Name').press('Enter');
    await expect(page.getByRole('link', { name: /^Saved as “Pacing”/ })).toBeVisible();
    await page.goto('/home');
    const locator = page.getByRole('region', { name: 'Saved searches' });
    await expect(locator.getByText('Nothing new')).toBeVisible();
  });

  await test.step('what arrives is new until it is looked at', async () => {
    await addAddress(admin, `${world.site.url}feed.xml`);
    await waitForItem(world.url, /heard again/);
    await page.goto('/home');
    const repositories = page.getByRole('region', { name: 'Saved searches' });
    await expect(repositories.getByText('1 new')).toBeVisible();
    await repositories.getByRole('link', { name: 'Pacing' }).click();
    await expect(page.getByText('New', { exact: true })).toBeVisible();
    // The page is left while it still says that it was looked at, which arrives beside the next page's questions.
    await expect(async () => {
      await page.goto('/home');
      await expect(repositories.getByText('Nothing new')).toBeVisible({ timeout: 5_000 });
    }).toPass();
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
