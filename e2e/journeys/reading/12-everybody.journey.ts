import { adminPerson } from '../../admin.ts';
import { expect, test } from '../../journey.ts';

test('a visitor is led to the door and back to where they wanted to go', async ({ page }) => {
  for (const path of ['/profile', '/api-docs/getting-started', '/search', '/admin/users']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/enter?next=${encodeURIComponent(path)}`);
  }
  // The index for developers is open; what it lists is for members.
  await page.goto('/developers');
  await expect(page.getByRole('heading', { level: 1, name: 'For developers' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Getting started' }).first().click();
  await expect(page).toHaveURL(`/enter?next=${encodeURIComponent('/api-docs/getting-started')}`);

  await page.goto('/login?next=%2Fapi-docs%2Fgetting-started');
  await page.getByLabel('Email').fill(adminPerson.email);
  await page.getByLabel('Password', { exact: true }).fill(adminPerson.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/api-docs/getting-started');
});
