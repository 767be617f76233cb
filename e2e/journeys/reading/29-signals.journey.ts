import { readFile } from 'node:fs/promises';
import { expect, test, waitForLibrary } from '../../journey.ts';

test.beforeEach(async ({ world }) => {
  await waitForLibrary(world.url, 9);
});

test('what funds did is found by kind, proved by its place, and kept', async ({ admin: page }) => {
  await page.goto('/home');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Signals' }).click();
  await expect(page).toHaveURL(/\/signals$/);
  const rows = page.getByRole('list', { name: 'Signals' }).locator('> li');
  const headline = 'Commitment approved: up to $175 million to Kestrelmoor Infrastructure Partners IV, 8–0';
  await expect(rows.filter({ hasText: headline })).toHaveCount(1);

  await test.step('what the recording and the minutes tell is one row', async () => {
    const plan = rows.filter({ hasText: /adopt the .*pacing plan/ });
    await expect(plan).toHaveCount(1);
    await expect(plan.getByRole('list', { name: 'Sources' }).getByRole('listitem')).toHaveCount(2);
  });

  await test.step('filters stand in the address, and are kept as a search', async () => {
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await filters.getByRole('button', { name: /^Rejected/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/signals\?stage=rejected$/);
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: 'Brackwater' })).toHaveCount(1);
    await expect(rows.filter({ hasText: 'Port Ellery' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Save search' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('link', { name: /^Saved as/ })).toBeVisible();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(rows.first()).toContainText('Halvern');
  });

  await test.step('they are a file, with a link to each place', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^signals-.*\.csv$/);
    const csv = await readFile(await file.path(), 'utf8');
    expect(csv).toContain('175000000,USD');
    expect(csv).toContain('?content_id=');
  });

  await test.step('a place leads to the words', async () => {
    await rows
      .filter({ hasText: /adopt the .*pacing plan/ })
      .getByRole('button', { name: /Play from/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/ep\/.*content_id=/);
  });
});

test('a fund’s page has its signals, each with an address of its own', async ({ admin: page }) => {
  await page.goto('/org/halvern-teachers-retirement-system');
  const signals = page.getByRole('region', { name: 'Signals' });
  await expect(signals.getByText(/^Commitment approved: up to \$175 million to Kestrelmoor/)).toBeVisible();
  await signals.getByRole('link', { name: 'Link to this signal' }).first().click();
  await expect(page).toHaveURL(/\/signals\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('link', { name: 'All signals' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Sources' })).toBeVisible();
});
