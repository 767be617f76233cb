import { adminPerson } from '../admin.ts';
import { expect, test } from '../journey.ts';

test.use({ sharesWorld: true });

test('a visitor is led to the door and back to where they wanted to go', async ({ page }) => {
  for (const path of ['/profile', '/developers', '/api-docs/getting-started', '/search', '/admin/users']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/enter?next=${encodeURIComponent(path)}`);
  }
  await page.goto('/login?next=%2Fdevelopers');
  await page.getByLabel('Email').fill(adminPerson.email);
  await page.getByLabel('Password', { exact: true }).fill(adminPerson.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/developers/);
});
